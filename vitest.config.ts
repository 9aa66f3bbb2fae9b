import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type TestProjectInlineConfiguration } from 'vitest/config';

const wire = ['test/**/*.wire.test.ts'];
/**
 * What staff, operators, mails and providers need, services in trouble, a whole shop in production: before a change is
 * called done. The contracts, and all that a customer waits for, run on every change.
 */
const operation = [
  'test/{desk,staff,mails,support,provisioning,production}/**/*.wire.test.ts',
  'test/backend/start/**/*.wire.test.ts',
  'test/conformance/conformance.wire.test.ts',
  'test/dns/publishing/bought-domain.wire.test.ts',
  'test/failures/error-catalogue.wire.test.ts',
  'test/host/dependency-drills.wire.test.ts',
  'test/orders/races/kill-nine.wire.test.ts',
];
/** What needs a process, a port or a folder of its own, and has a project for it. */
const apart = [
  ...wire,
  'test/host/**',
  'test/architecture/**',
  'test/hostile/**',
  'test/simulation/**',
  'test/dns/publishing/{bind,power-dns}.test.ts',
  'test/deploy/{bind-zones,image,rolling-upgrade}.test.ts',
  'test/contributing/**',
];
/** Tests of rules, laws and use cases on fakes: those that name nothing beside core, contracts and fakes. */
const ofCore = readdirSync(join(import.meta.dirname, 'test'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `test/${file}`)
  .filter(
    (file) =>
      !/'#(?!(core|contracts|test|adapters\/(memory|system))\/)|scripts\//.test(
        readFileSync(join(import.meta.dirname, file), 'utf8'),
      ),
  );
const setupFiles = ['test/kit/seed.setup.ts'];
/** These tests touch no globals, so their files share modules, which takes a third of the time. */
const withSharedModules = { environment: 'node', setupFiles, pool: 'threads', isolate: false } as const;

/** Laws over every plan and price take half a minute alone, and several beside other work. */
const TEST_TIMEOUT_MS = 600_000;
const overBackends = {
  environment: 'node',
  setupFiles,
  globalSetup: ['test/kit/backends/backends.setup.ts'],
  // As for journeys: on a machine that stands still a second failure is the product's. The end of a run names who needed
  // it.
  retry: 1,
  // Each worker starts its own backends once for all of its files.
  isolate: false,
  maxWorkers: 2,
} satisfies TestProjectInlineConfiguration['test'];

/** What a glob finds changes without the module that has it: a new page would be unknown. */
const globsAreReadAnew: Plugin = {
  name: 'globs-are-read-anew',
  configureVitest: ({ experimental_defineCacheKeyGenerator }) =>
    experimental_defineCacheKeyGenerator(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : null)),
};

const projects: readonly TestProjectInlineConfiguration[] = [
  { test: { ...withSharedModules, name: 'core', include: ofCore, exclude: apart } },
  { test: { ...withSharedModules, name: 'adapters', include: ['test/**/*.test.ts'], exclude: [...apart, ...ofCore] } },
  {
    test: {
      name: 'host',
      environment: 'node',
      setupFiles,
      include: ['test/host/**/*.test.ts'],
      // The Open Graph images read their colours from this file.
      css: { include: [/theme\/tokens\.css/] },
      exclude: wire,
      isolate: false,
    },
  },
  {
    test: {
      name: 'house',
      environment: 'node',
      setupFiles,
      include: ['test/architecture/**/*.test.ts', 'test/simulation/**/*.test.ts'],
    },
  },
  {
    test: {
      name: 'hostile',
      environment: 'node',
      include: ['test/hostile/**/*.test.ts'],
      // `npm run hostile` may last for hours.
      testTimeout: 3 * 3_600_000,
      css: { include: [/theme\/tokens\.css/] },
    },
  },
  {
    test: {
      name: 'image',
      environment: 'node',
      include: [
        'test/deploy/{bind-zones,image,rolling-upgrade}.test.ts',
        'test/dns/publishing/{bind,power-dns}.test.ts',
      ],
    },
  },
  {
    // `npm run conformance` names the services.
    test: {
      name: 'conformance',
      environment: 'node',
      include: ['test/conformance/*.run.ts'],
    },
  },
  {
    test: {
      name: 'contributing',
      environment: 'node',
      include: ['test/contributing/**/*.test.ts'],
      // Each compiles, builds or starts the whole project.
      testTimeout: 900_000,
      fileParallelism: false,
    },
  },
  {
    plugins: [react()],
    test: {
      name: 'ui',
      environment: 'happy-dom',
      include: ['test/**/*.test.tsx'],
      setupFiles: [...setupFiles, 'test/ui/setup.ts'],
      isolate: false,
    },
  },
  {
    test: { ...overBackends, name: 'wire', include: wire, exclude: operation, sequence: { groupOrder: 1 } },
  },
  {
    // Walks over a whole shop take minutes alone.
    test: {
      ...overBackends,
      name: 'operation',
      include: operation,
      testTimeout: 900_000,
      sequence: { groupOrder: 2 },
    },
  },
];

export default defineConfig({
  test: {
    // Uses every processor: each file is transformed once for all workers.
    maxWorkers: '100%',
    // The stages of `npm test`, and the next run, transform a file once.
    experimental: { fsModuleCache: true },
    projects: projects.map(({ plugins, test }) => ({
      plugins: [plugins, globsAreReadAnew],
      test: { testTimeout: TEST_TIMEOUT_MS, hookTimeout: test?.testTimeout ?? TEST_TIMEOUT_MS, ...test },
    })),
  },
});
