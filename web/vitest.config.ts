import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config';

/** The parts of the page that need neither server nor browser. */
export default mergeConfig(
  viteConfig,
  defineConfig({
    resolve: { conditions: ['browser'] },
    test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], restoreMocks: true, unstubGlobals: true },
  }),
);
