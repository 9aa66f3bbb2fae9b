import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { useCasesOf } from '#test/journeys/customers/browser-visitor.ts';
import { expect, test } from '#test/journeys/journey.ts';
import { buyServer, hydrated } from '#test/journeys/purchase.ts';
import { createBelongings, fillCart } from '#test/journeys/site/belongings.ts';
import { environmentOf, startBackend, startHost } from '#test/journeys/site/processes.ts';
import { freePort } from '#test/kit/backends/free-port.ts';
import { samplePaths } from '#test/kit/sample-paths.ts';
import { collectBrowserErrors } from './complaints.ts';

/** Without chat, so that the policy requires Trusted Types. */
test.describe('a shop that loads no script of another company', () => {
  const ends: (() => unknown)[] = [];
  test.afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });

  test('V3.4.3 no page and no step of a purchase breaks the policy', async ({ page }) => {
    test.setTimeout(400_000);
    const [hostPort, backendPort] = [await freePort(), await freePort()];
    const dataDir = mkdtempSync(join(tmpdir(), 'shop-policies-'));
    ends.push(() => rmSync(dataDir, { recursive: true, force: true }));
    const env = {
      ...environmentOf({ host: hostPort, backend: backendPort, dataDir }),
      CHAT_HOST: '',
      CHAT_WEBSITE_TOKEN: '',
    };
    ends.push((await startBackend(env)).stop, (await startHost(env)).stop);
    const shop = `http://localhost:${hostPort}`;
    const errors = collectBrowserErrors(page);

    await buyServer(page, shop);
    expect(errors()).toEqual([]);

    const useCases = useCasesOf(page.request, shop);
    const own = await createBelongings(useCases);
    await fillCart(useCases);
    for (const path of samplePaths(own)) {
      const answer = await page.goto(shop + path);
      expect([path, answer?.headers()['content-security-policy']]).toEqual([
        path,
        expect.stringContaining("require-trusted-types-for 'script'; trusted-types shop"),
      ]);
      await hydrated(page);
      expect([path, (await answer?.text())?.match(/<[^>]* style="[^>]*>/)]).toEqual([path, null]);
    }
  });
});
