import { expect, inject, test } from 'vitest';
import { remoteClient } from '#adapters/remote/client.ts';
import { renderer } from '#ssr/renderer.tsx';
import { pressedFields } from '#test/host/drawing/text-browser.ts';
import { backendAccountSubject } from '#test/kit/backends/backend-accounts.ts';
import { eachRealBackend, runSql } from '#test/kit/backends/backends.ts';
import { addBySlug, expectFailure, expectOk, freshIdempotencyKey, openShop, slugs } from '#test/kit/fakes/shop.ts';
import { useCasesOver } from '#test/kit/fakes/use-cases-over.ts';
import { hostAt } from '#test/kit/host-browser.ts';
import { bySize } from '#test/kit/test-size.ts';

const GUESTS = bySize({ everyday: 60, whole: 300, nightly: 300 });
const AT_ONCE = 15;
/** Beyond the limit. */
const FULL = 1_000_000;
const page = `/san-pham/${slugs.server}`;

/** A block for benchmarks. [RFC 2544] */
const freshAddress = (): string => `198.19.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;

eachRealBackend('the pages of visitors behind one address', (backend) => {
  const { signing, anonymous } = inject('secrets');
  const { browser } = hostAt(backend, {
    settings: { TRUST_PROXY: '127.0.0.1' },
    secrets: { guestSigning: [signing], anonymousToken: [anonymous], flash: [signing] },
    renderer: renderer({ kind: 'development', styles: [] }),
  });
  type Browser = ReturnType<typeof browser>;
  const exhaust = () =>
    runSql(backend, `update throttles set count = ${FULL} where key like 'anonymous %' returning count`);

  /** Reads the product page and presses its button, as without scripts. */
  const press = async (visitor: Browser): Promise<Response> => {
    const html = await (await visitor.send(page)).text();
    return visitor.form(page, pressedFields(html, 'Thêm vào giỏ') ?? expect.fail(html));
  };

  /** The ids of the lines that the forms of a cart page change or remove. */
  const linesOf = (html: string): readonly string[] => [
    ...new Set([...html.matchAll(/name="lineId" value="([^"]+)"/g)].map(([, id = '']) => id)),
  ];

  test(`VIS-02 CART-03 CART-09 ${GUESTS} new guests of one address press a plain form, and each sees their own cart`, async () => {
    const address = freshAddress();
    const fields = pressedFields(await (await browser(address).send(page)).text(), 'Thêm vào giỏ') ?? {};
    expect(fields).toMatchObject({ _use: 'addToCart', slug: slugs.server });
    const buy = async () => {
      const guest = browser(address);
      expect((await guest.send(page)).status).toBe(200);
      const added = await guest.form(page, fields);
      const cart = added.headers.get('location') ?? '';
      expect([added.status, cart]).toEqual([303, expect.stringMatching(/^\/gio-hang\?orderId=/)]);
      const shown = await guest.send(cart);
      const html = await shown.text();
      expect([shown.status, linesOf(html).length]).toEqual([200, 1]);
      expect(html).toContain('Cloud Server SSD 4');
      return { cart, line: linesOf(html)[0] };
    };
    const bought: Awaited<ReturnType<typeof buy>>[] = [];
    for (let at = 0; at < GUESTS; at += AT_ONCE)
      bought.push(...(await Promise.all(Array.from({ length: AT_ONCE }, buy))));
    expect(new Set(bought.map(({ cart }) => cart)).size).toBe(GUESTS);
    expect(new Set(bought.map(({ line }) => line)).size).toBe(GUESTS);
    // What is counted are these guests: one token each, and none for those who only read.
    expect(
      await runSql(backend, `select count from throttles where key like 'anonymous %' and count = ${GUESTS}`),
    ).toEqual([{ count: GUESTS }]);
  });

  test('VIS-02 beyond the limit a plain form is told to wait and sent again later; who has a cart notices nothing', async () => {
    const address = freshAddress();
    const known = browser(address);
    expect((await press(known)).status).toBe(303);
    await exhaust();
    expect((await press(known)).status).toBe(303);
    expect(
      await runSql(backend, `select count from throttles where key like 'anonymous %' and count > ${FULL}`),
    ).toEqual([]);

    const late = browser(address);
    expect((await late.send('/')).status).toBe(200);
    const refused = await press(late);
    const html = await refused.text();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect(html).toMatch(/Mời thử lại từ \d\d:\d\d \d\d\/\d\d\/\d{4}\./);
    expect([late.cookies.has('token_anonymous'), late.cookies.has('SHOPPING_CART')]).toEqual([false, false]);

    await runSql(backend, "delete from throttles where key like 'anonymous %'");
    const again = await late.form(page, pressedFields(html, 'Gửi lại') ?? expect.fail(html));
    expect(again.status).toBe(303);
    expect(linesOf(await (await late.send(again.headers.get('location') ?? '')).text())).toHaveLength(1);
  });

  test('VIS-02 beyond the limit a browser with scripts proves its work, and gets its token and cart', async () => {
    const address = freshAddress();
    await press(browser(address));
    await exhaust();
    const visitor = browser(address);
    const client = remoteClient(async (path, init) => {
      const answer = await visitor.send(path, init);
      return { status: answer.status, json: () => answer.json() };
    });
    const shop = { useCases: useCasesOver(client), ports: openShop().ports };
    expect(expectFailure(await addBySlug(shop, slugs.server))).toMatchObject({ kind: 'too-many-visitors' });
    const device = (await backendAccountSubject(backend)).device();
    const proof = (await device.solveChallenge(expectOk(await shop.useCases.loadBotChallenge({})))) ?? '';
    expectOk(await shop.useCases.proveVisitor({ proof, idempotencyKey: freshIdempotencyKey() }));
    expect(expectOk(await addBySlug(shop, slugs.server)).cart?.itemCount).toBe(1);
    await runSql(backend, "delete from throttles where key like 'anonymous %'");
  });
});
