import { describe, expect, test } from 'vitest';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import type { UseCases } from '#core/operations.ts';
import { orderId } from '#core/shared/ids.ts';
import { jsonRenderer, renderedInput } from '#test/host/drawing/drawing.ts';
import { hostUnderTest } from '#test/host/host-under-test.ts';
import { addBySlug, expectOk, openShop, shownTotalOf, slugs } from '#test/kit/fakes/shop.ts';

const page = `/san-pham/${slugs.server}`;

const opened = (replace?: (made: UseCases) => Partial<UseCases>) => {
  const renderer = jsonRenderer();
  return { renderer, ...hostUnderTest({ renderer, ...(replace ? { replace } : {}) }) };
};

/** The fields of the product page's form, as a browser without scripts sends them. */
const formOf = async (idempotencyKey = ''): Promise<readonly (readonly [string, string])[]> => {
  const product = expectOk(await openShop().ports.catalogue.product(slugs.server));
  const configuration = defaultConfiguration(product);
  return [
    ['_use', 'addToCart'],
    ['slug', slugs.server],
    ['configuration.term', String(configuration.term)],
    ['configuration.quantity', String(configuration.quantity)],
    ...Object.entries(configuration.chosen).flatMap(([id, values]) =>
      values.map((value) => [`configuration.chosen[${id}]`, value] as const),
    ),
    ['expectedTotal', String(shownTotalOf(product, configuration))],
    ['idempotencyKey', idempotencyKey],
  ];
};
type Opened = ReturnType<typeof opened>;
const countOf = async ({ host }: Opened): Promise<number> =>
  (await (await host.get('/api/loadVisitor')).json()).value.itemCount;

describe('CART-09 a plain form post', () => {
  test('CART-09 a post adds the product, sets the cart pointer and is a 303 to the cart', async () => {
    const shop = opened();
    const answer = await shop.host.form(page, await formOf());
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/gio-hang\?orderId=/),
    ]);
    expect(shop.host.cookies.get('SHOPPING_CART')).toBeDefined();
    expect(await countOf(shop)).toBe(1);
    for (const each of answer.headers.getSetCookie())
      expect(each).toMatch(/; Path=\/; (HttpOnly; )?Secure; SameSite=Lax$/);
  });

  test('CART-18 the next page shows the notice once', async () => {
    const { host } = opened();
    const answer = await host.form(page, await formOf());
    const to = answer.headers.get('location') ?? '';
    expect(await renderedInput(await host.get(to))).toMatchObject({ flash: { notice: 'added' } });
    expect(await renderedInput(await host.get(to))).toMatchObject({ flash: null });
  });

  test('CART-18 a notice with an invalid signature is ignored', async () => {
    const { host } = opened();
    host.cookies.set('__Host-flash', 'added.1.c2lnbmF0dXJl');
    expect(await renderedInput(await host.get('/gio-hang'))).toMatchObject({ flash: null });
    expect(host.cookies.has('__Host-flash')).toBe(false);
  });

  test('CART-19 a rejected post is a 422: the same page with all input and the reason', async () => {
    const { host } = opened();
    const form = (await formOf()).map(([name, value]) => [name, name === 'expectedTotal' ? '1000' : value] as const);
    const answer = await host.form(page, form);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'private, no-store']);
    expect(await renderedInput(answer)).toMatchObject({
      path: page,
      submission: {
        use: 'addToCart',
        fields: { slug: slugs.server, expectedTotal: '1000' },
        failure: { kind: 'price-changed' },
      },
    });
  });

  test('ERR-06 an unreadable field is reported by name and the input stays', async () => {
    const { host } = opened();
    const answer = await host.form(page, [
      ['_use', 'addToCart'],
      ['slug', slugs.server],
      ['configuration.term', 'ba'],
      ['expectedTotal', '1'],
    ]);
    expect(answer.status).toBe(422);
    expect(await renderedInput(answer)).toMatchObject({
      submission: {
        fields: { configuration: { term: 'ba' } },
        failure: { kind: 'invalid-fields', fields: { 'configuration.term': 'choice' } },
      },
    });
  });

  test('ERR-06 while a service is down the post is a 503 and the retry carries the same idempotency key', async () => {
    const { host } = opened(() => ({ addToCart: async () => ({ ok: false, failure: { kind: 'unknown' } }) }));
    const idempotencyKey = 'a'.repeat(32);
    const answer = await host.form(page, await formOf(idempotencyKey));
    expect(answer.status).toBe(503);
    expect(await renderedInput(answer)).toMatchObject({ submission: { fields: { idempotencyKey } } });
  });

  test('ERR-06 a form that names no command is a 400', async () => {
    const { host } = opened();
    for (const use of ['', 'loadShell', 'toString', 'khong-co'])
      expect((await host.form(page, [['_use', use]])).status).toBe(400);
  });

  test('CART-17 a form on another site’s page is rejected', async () => {
    const shop = opened();
    const answer = await shop.host.form(page, await formOf(), { 'sec-fetch-site': 'cross-site' });
    expect([answer.status, shop.called]).toEqual([403, []]);
  });
});

describe('CART-09 a press on a page whose scripts have not loaded', () => {
  const scripted = ['_scripted', ''] as const;

  test('CART-09 the answer is the cart with its notice, without another round trip', async () => {
    const shop = opened();
    const answer = await shop.host.form(page, [...(await formOf()), scripted]);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(answer.headers.getSetCookie().map((each) => each.split('=')[0])).not.toContain('__Host-flash');
    const [drawn] = shop.renderer.drawn;
    expect([drawn?.isAnswer, drawn?.flash]).toEqual([true, { notice: 'added', notify: 1 }]);
    expect(drawn?.url.pathname).toBe('/gio-hang');
    expect(await countOf(shop)).toBe(1);
  });

  test('CART-09 the page shows the cart that the press has left, without loading it again', async () => {
    const shop = opened();
    await shop.host.form(page, [...(await formOf()), scripted]);
    const [drawn] = shop.renderer.drawn;
    const cartId = orderId(drawn?.url.searchParams.get('orderId') ?? '');
    shop.called.length = 0;
    expect(await drawn?.useCases.loadCart({ orderId: cartId })).toMatchObject({
      value: { orderId: cartId, itemCount: 1 },
    });
    expect(shop.called).toEqual([]);
    await drawn?.useCases.loadCart({ orderId: orderId('9') });
    expect(shop.called.map(([name]) => name)).toEqual(['loadCart']);
  });

  test('CART-19 a rejected press is the same 422 as without scripts', async () => {
    const { host } = opened();
    const form = (await formOf()).map(([name, value]) => [name, name === 'expectedTotal' ? '1000' : value] as const);
    const answer = await host.form(page, [...form, scripted]);
    expect(answer.status).toBe(422);
    expect(await renderedInput(answer)).toMatchObject({ path: page, submission: { use: 'addToCart' } });
  });

  test('CART-17 a press with and one without the field of the script are the same press', async () => {
    const shop = opened();
    await shop.host.form(page, await formOf('b'.repeat(32)));
    await shop.host.form(page, await formOf());
    await shop.host.form(page, [...(await formOf()), scripted]);
    expect(await countOf(shop)).toBe(2);
  });

  test('DOM-01 names that are added on the public page of the search stay a redirect', async () => {
    const { host } = opened();
    const answer = await host.form('/tim-kiem-domain', [
      ['_use', 'addDomains'],
      ['names[ten]', 'mot-may.vn'],
      ['expectedTotal[ten-mien-vn]', '666000'],
      ['years', '1'],
      ['path', '/tim-kiem-domain'],
      scripted,
    ]);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/tim-kiem-domain']);
  });

  test('CART-09 a command that is not about the cart stays a redirect', async () => {
    const { host } = opened();
    const answer = await host.form('/tuy-chon-rieng-tu', [['_use', 'logOut'], scripted]);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/dang-nhap']);
  });
});

describe('CART-17 a plain form that is submitted twice', () => {
  /** A returning visitor: their second request carries a session. */
  const openReturningVisitor = async () => {
    const shop = opened();
    await shop.host.form(page, await formOf('b'.repeat(32)));
    expect(await countOf(shop)).toBe(1);
    return shop;
  };

  test('CART-17 two quick posts without an idempotency key add one item', async () => {
    const shop = await openReturningVisitor();
    const form = await formOf();
    await Promise.all([shop.host.form(page, form), shop.host.form(page, form)]);
    expect(await countOf(shop)).toBe(2);
  });

  test('CART-17 two posts across the boundary of a time bucket add one item', async () => {
    const shop = await openReturningVisitor();
    shop.world.state.now = Math.ceil(shop.world.state.now / 10_000) * 10_000 - 1;
    await shop.host.form(page, await formOf());
    shop.world.state.now += 2;
    await shop.host.form(page, await formOf());
    expect(await countOf(shop)).toBe(2);
  });

  test('CART-17 the same post after the ten-second window adds again, and so does a different post at once', async () => {
    const shop = await openReturningVisitor();
    await shop.host.form(page, await formOf());
    shop.world.state.now += 20_001;
    await shop.host.form(page, await formOf());
    expect(await countOf(shop)).toBe(3);
    const form = (await formOf()).filter(([name]) => name !== 'configuration.quantity');
    await shop.host.form(page, [...form, ['configuration.quantity', '1']]);
    await shop.host.form(page, await formOf('c'.repeat(32)));
    expect(await countOf(shop)).toBe(4);
  });
});

describe('ROL-01 which token the services receive', () => {
  test('ROL-01 a shared page uses the host’s own token and requests none', async () => {
    const shop = opened();
    await shop.host.get('/san-pham');
    await shop.host.get('/api/loadShell');
    expect(shop.world.state.sessions.size).toBe(0);
  });

  test('VIS-02 a visitor’s first command requests one token, and the next command uses it', async () => {
    const shop = opened();
    await shop.host.form(page, await formOf());
    expect(shop.world.state.sessions.size).toBe(1);
    await shop.host.form(page, await formOf('d'.repeat(32)));
    expect(shop.world.state.sessions.size).toBe(1);
  });

  test('CART-02 another browser’s cart cannot be read', async () => {
    const shop = opened();
    const mine = expectOk(await addBySlug(openShop({ world: shop.world }), slugs.server));
    const answer = await shop.host.get(
      `/api/loadCart?input=${encodeURIComponent(JSON.stringify({ orderId: mine.cart?.orderId }))}`,
    );
    expect(await answer.json()).toEqual({ ok: true, value: null });
  });
});
