import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const wire = ['test/**/*.wire.test.ts'];

export default defineConfig({
  test: {
    // Every processor: what all of them wait for, transforming a file, is done once.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'core',
          environment: 'node',
          include: ['test/**/*.test.ts'],
          exclude: [...wire, 'test/host/**', 'test/architecture/**', 'test/simulation/**'],
          // Nothing here touches a global, so the files share what they import: a third of the time.
          pool: 'threads',
          isolate: false,
        },
      },
      {
        test: {
          name: 'host',
          environment: 'node',
          include: ['test/host/**/*.test.ts'],
          // The colours that shared pictures are drawn in are read from there.
          css: { include: [/theme\/tokens\.css/] },
          exclude: wire,
          isolate: false,
        },
      },
      {
        test: {
          name: 'house',
          environment: 'node',
          include: ['test/architecture/**/*.test.ts', 'test/simulation/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'ui',
          environment: 'happy-dom',
          include: ['test/**/*.test.tsx'],
          setupFiles: ['test/ui/setup.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'wire',
          environment: 'node',
          include: wire,
          globalSetup: ['test/kit/backends.setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Each worker has backends of its own for all of its files.
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
