/** Who may import whom: core knows no feature, features meet through their `index.ts`; only the app
 * loads their `pages.ts`. */

import { expect, test } from 'vitest';

const texts = import.meta.glob<string>('/src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });
const sources = Object.entries(texts).filter(([path]) => !path.endsWith('schema.d.ts'));

/** `core`, `app`, or the name of a feature. */
const areaOf = (path: string) => /^\/src\/features\/([^/]+)/.exec(path)?.[1] ?? path.split('/')[2] ?? '';
const isFeature = (area: string) => !['app', 'core', 'main.ts'].includes(area);

const imports = sources.flatMap(([path, text]) =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']*)'/g)].map(([, address = '']) => ({
    path,
    target: new URL(address, `file://${path}`).pathname,
  })),
);
const crossing = imports.filter(({ path, target }) => areaOf(path) !== areaOf(target));

test('core imports neither features nor the app, and features do not import the app', () => {
  const wrong = crossing.filter(({ path, target }) =>
    areaOf(path) === 'core' ? areaOf(target) !== 'core' : isFeature(areaOf(path)) && areaOf(target) === 'app',
  );
  expect(wrong).toEqual([]);
});

test('a feature is imported through its index, and its pages by the app', () => {
  const pages = ({ path, target }: (typeof imports)[number]) => areaOf(path) === 'app' && target.endsWith('/pages');
  const inside = crossing.filter(({ target }) => isFeature(areaOf(target)) && target.split('/').length > 4);
  const wrong = inside.filter((one) => !pages(one));
  expect(wrong).toEqual([]);
});

test('features import one another in one direction', () => {
  const known = new Map<string, Set<string>>();
  for (const { path, target } of crossing) {
    const [from, to] = [areaOf(path), areaOf(target)];
    if (isFeature(from) && isFeature(to)) known.set(from, (known.get(from) ?? new Set()).add(to));
  }
  const reaches = (from: string, to: string): boolean =>
    [...(known.get(from) ?? [])].some((next) => next === to || reaches(next, to));
  expect([...known.keys()].filter((feature) => reaches(feature, feature))).toEqual([]);
});
