import { defineConfig, devices } from '@playwright/test';
import { quietFlags } from './scripts/browser.mjs';

/** Journeys on the built product: test/journeys/servers.ts starts one backend and one host for all of them. */
/** Journeys whose pages look or work differently on a phone; the others are told once. */
const onPhone = [
  ...['purchase', 'account', 'without-script', 'accessibility'],
  ...['gallery', 'gallery-customer', 'gallery-log-in'],
];

export default defineConfig({
  testDir: 'test',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: false,
  workers: 1,
  forbidOnly: true,
  reporter: [['list']],
  globalSetup: './test/journeys/servers.ts',
  use: {
    launchOptions: {
      args: quietFlags,
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    },
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testMatch: onPhone.map((name) => `**/${name}.e2e.ts`),
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
});
