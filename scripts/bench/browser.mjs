// Browser measurements: requests before the first click, adding to the cart, paint, layout shift, blocking time.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser, quietFlags } from '../browser.mjs';
import { folder } from './shop.mjs';

export const openBrowser = () => chromium.launch({ executablePath: findBrowser(), args: quietFlags });

const alive = (page) => page.waitForFunction(() => !('$_TSR' in self));

/** A desktop that has closed every overlay within the hour: an open one would cover what is pressed. */
const openDesktop = async (browser, origin) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const names = ['popup_closed', 'floating_closed', 'voucher_closed'];
  await page.context().addCookies(names.map((name) => ({ name, value: String(Date.now()), url: origin })));
  return page;
};

/** Includes pictures, fonts and icon, but no prefetched pages. */
export const firstRequests = async (browser, address) => {
  const page = await openDesktop(browser, new URL(address).origin);
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  let requests = 0;
  page.on('request', () => {
    requests += 1;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await alive(page);
  await page.close();
  return requests;
};

/** From the click on the buy button to the cart with its line: round trips and milliseconds. */
export const addToCart = async (browser, origin) => {
  const page = await openDesktop(browser, origin);
  const trips = [];
  await page.goto(`${origin}/san-pham/cloud-server-ssd-4`, { waitUntil: 'networkidle' });
  await alive(page);
  const button = page.getByRole('button', { name: /^Thêm vào giỏ/ }).first();
  await button.hover();
  await page.waitForTimeout(500);
  page.on('request', (request) => {
    if (/^\/api\//.test(new URL(request.url()).pathname)) trips.push(new URL(request.url()).pathname);
  });
  const began = performance.now();
  await button.click();
  await page.waitForURL(/\/gio-hang/);
  await page.getByText('Cloud Server SSD 4').first().waitFor();
  const took = performance.now() - began;
  await page.close();
  return { trips, milliseconds: took };
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
export const lighthouse = async (address) => {
  const out = folder();
  const file = join(out, 'report.json');
  const flags = ['--quiet', '--output=json', `--output-path=${file}`];
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

/** A phone's network and a quarter of the CPU speed. */
export const slowPhone = async (browser, address) => {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const kilobits = (each) => (each * 1024) / 8;
  const network = { offline: false, latency: 150, downloadThroughput: kilobits(1638), uploadThroughput: kilobits(750) };
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await page.addInitScript(() => {
    self.seen = { fcp: 0, lcp: 0, cls: 0, tbt: 0 };
    const watch = (type, each) =>
      new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
    watch('paint', (entry) => {
      if (entry.name === 'first-contentful-paint') self.seen.fcp = entry.startTime;
    });
    watch('largest-contentful-paint', (entry) => {
      self.seen.lcp = entry.startTime;
    });
    watch('layout-shift', (entry) => {
      self.seen.cls += entry.value;
    });
    watch('longtask', (entry) => {
      self.seen.tbt += Math.max(0, entry.duration - 50);
    });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const seen = await page.evaluate(() => self.seen);
  await page.close();
  return { performance: null, others: [], ...seen };
};
