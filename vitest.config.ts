import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const wire = ['test/**/*.wire.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'core',
          environment: 'node',
          include: ['test/**/*.test.ts'],
          exclude: [...wire, 'test/host/**', 'test/architecture/**', 'test/simulation/**'],
          // Nothing here touches a global, so the files share what they import: a third of the time.
          isolate: false,
        },
      },
      {
        test: {
          name: 'host',
          environment: 'node',
          include: ['test/host/**/*.test.ts'],
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
          maxWorkers: 1,
        },
      },
    ],
  },
});
