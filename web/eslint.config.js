import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const UNUSED = '^_$';

export default defineConfig(
  { ignores: ['src/core/api/schema.d.ts'] }, // written by `npm run types`
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: UNUSED, varsIgnorePattern: UNUSED }],
      // Maps and addresses here are local values or caches that no markup reads.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['*.config.{js,ts}', '*.cjs'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['public/sw.js'],
    languageOptions: { globals: globals.serviceworker },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // A binding needs a place to write to, so `seats[index]!` has no other form.
    files: ['**/*.svelte'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
);
