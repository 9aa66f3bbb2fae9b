import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '#test/journeys/journey.ts';
import { freePort } from '#test/kit/backends/free-port.ts';
import { environmentOf, startBackend, startHost } from './processes.ts';
import { startProxy } from './proxy.ts';

/** Where Zalo asks its users. */
const ZALO = 'https://oauth.zaloapp.com';

test.use({ javaScriptEnabled: false });

test.describe('an accounts service that speaks REST only', () => {
  const ends: (() => unknown)[] = [];
  test.afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });

  test('ACC-01 SDK-01 without JavaScript the button of a log-in provider leads to its page', async ({ page }) => {
    const [hostPort, backendPort] = [await freePort(), await freePort()];
    const dataDir = mkdtempSync(join(tmpdir(), 'shop-rest-only-'));
    ends.push(() => rmSync(dataDir, { recursive: true, force: true }));
    const accounts = await startProxy({
      target: () => `http://127.0.0.1:${backendPort}`,
      instead: ({ url }, response) => {
        const isGraphql = url?.startsWith('/authorization-gateway/graphql') === true;
        if (isGraphql) response.writeHead(404).end();
        return isGraphql;
      },
    });
    ends.push(accounts.close);
    const env = {
      ...environmentOf({ host: hostPort, backend: backendPort, dataDir }),
      IDENTITY_PROVIDER: '0',
      ZALO_APP_ID: 'ma-ung-dung',
      ZALO_APP_SECRET: 'bi-mat-cua-ung-dung',
      SERVICE_WIRE: 'rest',
      AUTH_ORIGIN: accounts.origin,
    };
    ends.push((await startBackend(env)).stop);
    ends.push((await startHost(env)).stop);

    await page.route(`${ZALO}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Zalo</h1>' }));
    await page.goto(`http://localhost:${hostPort}/dang-nhap`);
    await page.getByRole('button', { name: 'Zalo' }).click();
    await expect(page.getByRole('heading', { name: 'Zalo' })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(ZALO);
  });
});
