// Runs the Playwright journeys; playwright.config.ts starts backend and host.
import { findBrowser } from './browser.mjs';
import { install, root, step } from './run.mjs';

install();
step('build', process.execPath, ['scripts/build.mjs']);
step('Playwright', process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)], {
  cwd: root,
  env: { ...process.env, CHROMIUM_PATH: findBrowser() },
});
