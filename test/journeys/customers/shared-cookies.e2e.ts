import type { BrowserContext } from '@playwright/test';
import { expect, test } from '#test/journeys/journey.ts';
import { backendPort, ownDataDir } from '#test/journeys/site/origins.ts';
import { environmentOf, startHost } from '#test/journeys/site/processes.ts';
import { sharedSecrets } from '#test/journeys/site/shared-secrets.ts';
import { freePort } from '#test/kit/backends/free-port.ts';
import { logIn, logOut } from './customer.ts';

const running: (() => Promise<void>)[] = [];

/** Starts a host with this name on the worker's backend; returns how the browser finds it. */
const startNamed = async (name: string, more: NodeJS.ProcessEnv = {}): Promise<string> => {
  const host = await freePort();
  const { stop } = await startHost({
    ...environmentOf({ host, backend: backendPort, dataDir: ownDataDir }),
    PUBLIC_ORIGIN: `http://${name}`,
    FLASH_SECRET: sharedSecrets.FLASH_SECRET,
    ...more,
  });
  running.push(stop);
  return `MAP ${name} 127.0.0.1:${host}`;
};

const demo = { email: 'khach@example.vn', password: 'Thue-May-2026' };

/** Logs in with a new page, which stays open. */
const logInAt = async (context: BrowserContext, name: string) => {
  const page = await context.newPage();
  await page.goto(`http://${name}/dang-nhap`);
  await logIn(page, demo);
  return page;
};

/** Whether the host of this name takes the visitor for a customer. */
const isCustomerAt = async (context: BrowserContext, name: string): Promise<boolean> => {
  const page = await context.newPage();
  await page.goto(`http://${name}/api/loadVisitor`);
  return JSON.parse((await page.locator('body').textContent()) ?? '').value.isLoggedIn;
};

test('COOK-01 CART-15 ROUTE-43 two hosts below one parent domain share the log-in, and without COOKIE_DOMAIN none do', async ({
  playwright,
  launchOptions,
}) => {
  const portal = 'portal.may.example';
  const shared = { COOKIE_DOMAIN: 'may.example' };
  const names = [
    await startNamed('shop.may.example', { ...shared, PORTAL_ORIGIN: `http://${portal}` }),
    await startNamed(portal, shared),
    await startNamed('alone.may.example'),
    await startNamed('shop.stranger.example', { COOKIE_DOMAIN: 'stranger.example' }),
  ];
  const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${names.join(', ')}`];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  try {
    const together = await browser.newContext();
    const page = await logInAt(together, 'shop.may.example');
    await page.waitForURL(`http://${portal}/service`);
    expect(await isCustomerAt(together, portal)).toBe(true);
    expect(await isCustomerAt(together, 'shop.stranger.example')).toBe(false);
    await logOut(page, `http://${portal}`);
    expect(await isCustomerAt(together, 'shop.may.example')).toBe(false);

    const apart = await browser.newContext();
    await (await logInAt(apart, 'alone.may.example')).waitForURL('http://alone.may.example/service');
    expect(await isCustomerAt(apart, 'alone.may.example')).toBe(true);
    expect(await isCustomerAt(apart, portal)).toBe(false);
  } finally {
    await browser.close();
    for (const stop of running.reverse()) await stop();
  }
});
