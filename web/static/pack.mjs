// Packs Python for a table without a server: Pyodide, the standard library, the packages and the games, compiled to
// bytecode by the Python that will run them. Usage: node static/pack.mjs WHEELS SOURCE SITE

import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { loadPyodide } from 'pyodide';

// The stack of an error would quote all of Pyodide.
process.on('uncaughtException', (wrong) => {
  console.error(String(wrong.message ?? wrong).slice(-3000));
  process.exit(1);
});

const [wheels, source, site] = process.argv.slice(2);
const here = dirname(fileURLToPath(import.meta.url));
const pyodideFolder = join(here, '..', 'node_modules', 'pyodide');
const python = join(site, 'python');
mkdirSync(python, { recursive: true });

const bytes = (path) => new Uint8Array(readFileSync(path)); // Pyodide knows no Buffer
const runtime = await loadPyodide();
const { FS } = runtime;

for (const wheel of readdirSync(wheels)) {
  if (wheel.endsWith('.whl')) runtime.unpackArchive(bytes(join(wheels, wheel)), 'zip', { extractDir: '/packages' });
}
runtime.unpackArchive(bytes(join(pyodideFolder, 'python_stdlib.zip')), 'zip', { extractDir: '/stdlib' });

function copyIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const inside = `/source/tafelrunde/${relative(source, path)}`;
    if (entry.name === '__pycache__' || (folder === source && ['static', 'site'].includes(entry.name))) continue;
    if (entry.isDirectory()) {
      FS.mkdirTree(inside);
      copyIn(path);
    } else if (!path.includes('/server/static/') && !path.includes('/browser/site/')) {
      FS.writeFile(inside, bytes(path));
    }
  }
}
FS.mkdirTree('/source/tafelrunde');
copyIn(source);

await runtime.runPythonAsync(readFileSync(join(here, 'pack.py'), 'utf8'));

function copyOut(folder) {
  for (const name of FS.readdir(folder)) {
    if (name === '.' || name === '..') continue;
    const path = `${folder}/${name}`;
    const outside = join(site, path.slice('/site/'.length));
    if (FS.isDir(FS.stat(path).mode)) {
      mkdirSync(outside, { recursive: true });
      copyOut(path);
    } else writeFileSync(outside, FS.readFile(path));
  }
}
copyOut('/site');

for (const name of ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide-lock.json'])
  copyFileSync(join(pyodideFolder, name), join(python, name));
// Hosts that do not compress would send 10 MB. The worker unpacks it; the ending keeps hosts from doing so.
writeFileSync(
  join(python, 'pyodide.asm.wasm.packed'),
  gzipSync(readFileSync(join(pyodideFolder, 'pyodide.asm.wasm')), { level: 9 }),
);

// The service worker keeps files by a version that changes with any of them.
const hash = createHash('sha256');
const files = readdirSync(site, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name !== 'sw.js')
  .map((entry) => relative(site, join(entry.parentPath, entry.name)))
  .sort();
for (const name of files) hash.update(readFileSync(join(site, name)));
const games = /^(answers|api)\/games\/|^python\/(age_of_innovation|deus|revive|tapestry)\.zip$/;
const shell = JSON.stringify(files.filter((name) => name !== 'index.html' && !games.test(name)));
const worker = readFileSync(join(here, 'sw.js'), 'utf8')
  .replace('@VERSION@', hash.digest('hex').slice(0, 16))
  .replace('@FILES@', shell);
writeFileSync(join(site, 'sw.js'), worker);
