// Finds a Chromium for the journeys, installs one, or prints the command.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installPackage } from './debian.mjs';

const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];

const onPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

const bundled = () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);

const download = () => {
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: 120_000,
  });
  return bundled();
};

const debian = () => (installPackage('chromium') ? onPath() : undefined);

/** Exits with the command to run when there is none. */
export const findBrowser = () => {
  const found = process.env.CHROMIUM_PATH ?? onPath() ?? bundled() ?? download() ?? debian();
  if (found && existsSync(found)) return found;
  console.error(
    'No Chromium was found. Run `npx playwright install chromium`, or set CHROMIUM_PATH to an installed one.',
  );
  process.exit(1);
};

/** Silence Chromium and let it run as root in CI. */
export const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
