import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { quietFlags } from './scripts/browser.mjs';
import { everydayJourneys } from './scripts/test-stages.mjs';

/**
 * Journeys whose pages look or work differently on a phone; the others are told once. The galleries resize by
 * themselves.
 */
const onPhone = [
  'purchase',
  'zone',
  'domain-control',
  'service-control',
  'account',
  'without-script',
  'accessibility',
  'accessibility-over',
  'domains',
  'every-line',
  'presses',
  'focus',
  'find-and-buy',
  'order-link',
  'staff-payments',
];

const isEveryday = process.env.TEST_SIZE === 'everyday';
const filesOf = (names: readonly string[]): string[] => names.map((name) => `**/${name}.e2e.ts`);

/** Journeys on the built product: test/journeys/site/servers.ts starts a backend and a host for each worker. */
export default defineConfig({
  testDir: 'test',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: false,
  workers: Math.min(2, availableParallelism()),
  forbidOnly: true,
  // Journeys of everyday files that wait long, or tell with another provider or shop what one of them told.
  ...(isEveryday ? { grepInvert: /@whole/ } : {}),
  // A shared machine may stand still for longer than any patience: a second failure is the product's. The report names
  // who needed it.
  retries: 1,
  reporter: [['list']],
  globalSetup: './test/journeys/site/servers.ts',
  use: {
    launchOptions: {
      args: quietFlags,
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    },
    // What it fetches, no journey can hold or cut; test/world/offline.e2e.ts lets it in.
    serviceWorkers: 'block',
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    // Recording every page costs a third of the time; what fails is told again with it.
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'desktop',
      ...(isEveryday ? { testMatch: filesOf(everydayJourneys.desktop) } : {}),
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: filesOf(isEveryday ? everydayJourneys.phone : onPhone),
      // With one pixel per CSS pixel the processor draws a seventh, and no layout differs.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
  ],
});
