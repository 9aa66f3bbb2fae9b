// Browser measurements: requests before the first press, and Lighthouse.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser, quietFlags } from '../browser.mjs';
import { wake } from './phone.mjs';
import { folder } from './shop.mjs';

export const openBrowser = () => chromium.launch({ executablePath: findBrowser(), args: quietFlags });

/** Of a page that somebody uses at once: includes pictures, fonts and icon, but no prefetched pages. */
export const firstRequests = async (browser, address) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  let requests = 0;
  page.on('request', () => {
    requests += 1;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await wake(page);
  await page.close();
  return requests;
};

const LIGHTHOUSE = 'lighthouse@12.8.2';

/** A separate process, because this one may be serving the requests. */
const ran = (command, args, env) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { env, stdio: 'ignore', timeout: 180_000 });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });

/** Lighthouse's figures for its slow phone; null when Lighthouse is unavailable. */
export const lighthouse = async (address, cookies) => {
  const out = folder();
  const file = join(out, 'report.json');
  const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const flags = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--extra-headers=${JSON.stringify(Cookie === '' ? {} : { Cookie })}`,
  ];
  const only = '--only-categories=performance,accessibility,best-practices,seo';
  const chrome = `--chrome-flags=--headless=new ${quietFlags.join(' ')}`;
  const args = ['--yes', LIGHTHOUSE, address, ...flags, only, chrome];
  const done = await ran('npx', args, { ...process.env, CHROME_PATH: findBrowser() });
  try {
    if (!done) return null;
    const { audits, categories } = JSON.parse(readFileSync(file, 'utf8'));
    const score = (name) => Math.round((categories[name]?.score ?? 0) * 100);
    const value = (name) => audits[name].numericValue;
    return {
      performance: score('performance'),
      others: ['accessibility', 'best-practices', 'seo'].map(score),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    };
  } catch {
    return null;
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
};
