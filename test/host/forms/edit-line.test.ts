import { describe, expect, test } from 'vitest';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import { optionFieldName } from '#core/pricing/quote.ts';
import { renderer } from '#ssr/renderer.tsx';
import { hostUnderTest } from '#test/host/host-under-test.ts';
import { expectOk, openShop, shownTotalOf } from '#test/kit/fakes/shop.ts';

type Host = ReturnType<typeof hostUnderTest>['host'];
type Fields = readonly (readonly [name: string, value: string])[];

const addressOf = (text: string): string => text.replaceAll('&amp;', '&');
const attribute = (tag: string, name: string): string | null =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? null;

/** What a browser without scripts sends of the product's form, and where. */
const formIn = (html: string) => {
  const form = /<form[^>]*id="cau-hinh"[\s\S]*?<\/form>/.exec(html)?.[0] ?? '';
  const fields = [...form.matchAll(/<input[^>]*>/g)].flatMap(([tag]): Fields => {
    const name = attribute(tag, 'name');
    const isChoice = ['radio', 'checkbox'].includes(attribute(tag, 'type') ?? '');
    if (name === null || (isChoice && !/\schecked/.test(tag))) return [];
    return [[name, attribute(tag, 'value') ?? '']];
  });
  const commands = [...form.matchAll(/<button[^>]*name="_use"[^>]*>/g)].map(([tag]) => attribute(tag, 'value'));
  return { action: attribute(form, 'action') ?? '', fields, commands: [...new Set(commands)] };
};

const given = (fields: Fields, name: string): readonly string[] =>
  fields.flatMap(([each, value]) => (each === name ? [value] : []));
const withField = (fields: Fields, name: string, value: string): Fields => [
  ...fields.filter(([each]) => each !== name),
  [name, value],
];
const queryOf = (fields: Fields): string =>
  new URLSearchParams(fields.map(([name, value]) => [name, value])).toString();
const post = (host: Host, action: string, use: string, fields: Fields) =>
  host.form(action, [
    ['_use', use],
    ['idempotencyKey', ''],
    ...fields.map(([name, value]) => [name, value] as [string, string]),
  ]);

const linesOf = async (host: Host) => (await (await host.get('/api/loadCart')).json()).value?.lines ?? [];

/** Adds a product, and opens the page behind «Sửa cấu hình» of its line. */
const openEditor = async (slug: string, name = '') => {
  const { host } = hostUnderTest({ renderer: renderer({ kind: 'development', styles: [] }) });
  const product = expectOk(await openShop().ports.catalogue.product(slug));
  const base = defaultConfiguration(product);
  const texts = product.options
    .filter(({ kind, required }) => kind === 'text' && required)
    .map(({ id }) => [id, [name]]);
  const configuration = { ...base, chosen: { ...base.chosen, ...Object.fromEntries(texts) } };
  const common = { orderId: null, keepPointer: true, campaign: null, source: null };
  const expectedTotal = shownTotalOf(product, configuration);
  await host.command('addToCart', { slug, configuration, expectedTotal, ...common, idempotencyKey: 'a'.repeat(32) });
  const cart = await (await host.get('/gio-hang')).text();
  const link = /href="([^"]*)"[^>]*>Sửa cấu hình</.exec(cart)?.[1] ?? '';
  const page = await host.get(addressOf(link));
  return { host, page, link: addressOf(link), ...formIn(await page.text()) };
};

const TERM = 'configuration.term';
const COUNT = 'configuration.quantity';
const IPV4 = optionFieldName('106069');
const SYSTEM = optionFieldName('106066');
const PLACE = optionFieldName('106067');
const DOMAIN = optionFieldName('106075');

describe('«Sửa cấu hình» without scripts', () => {
  test.each([
    ['cloud-server-ssd-2', SYSTEM, '10606603'],
    ['cloud-server-ssd-4', IPV4, '10606903'],
    ['cloud-server-ssd-3', TERM, '12'],
    ['cloud-server-ssd-1', COUNT, '7'],
    ['bare-metal-s', PLACE, '10606702'],
    ['hosting-ca-nhan', DOMAIN, 'nhasach.vn'],
    ['mail-khoi-dau', DOMAIN, 'nhasach.vn'],
    ['cloud-backup-100-gb', PLACE, '10606702'],
    ['lab-linux-co-ban', COUNT, '3'],
    ['exchange-online-plan-1', COUNT, '12'],
    ['ten-mien-com-vn', TERM, '3'],
  ])('CART-20 a form post of %s changes %s of the line to %s and adds none', async (slug, name, value) => {
    const { host, page, action, fields, commands } = await openEditor(slug, 'tiembanhmay.com.vn');
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, expect.stringContaining('no-store')]);
    expect(commands).toEqual(['editLine']);
    // «Cập nhật giá» shows the price of the choice first.
    const [path = ''] = action.split('?');
    const changed = formIn(await (await host.get(`${path}?${queryOf(withField(fields, name, value))}`)).text());
    expect(given(changed.fields, name)).toEqual([value]);
    const answer = await post(host, changed.action, 'editLine', changed.fields);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/gio-hang\?/)]);
    const lines = await linesOf(host);
    expect(lines).toHaveLength(1);
    expect(String(lines[0].amounts.gross)).toBe(given(changed.fields, 'expectedTotal')[0]);
    const after = await host.get(answer.headers.get('location') ?? '');
    const html = await after.text();
    expect(html).toContain('Đã cập nhật giỏ hàng.');
    // The page opens with it the next time.
    const again = addressOf(/href="([^"]*)"[^>]*>Sửa cấu hình</.exec(html)?.[1] ?? '');
    expect(given(formIn(await (await host.get(again)).text()).fields, name)).toEqual([value]);
  });

  test('CART-20 a choice that was made after the price was shown asks once more and then changes the line', async () => {
    const { host, action, fields } = await openEditor('cloud-server-ssd-4');
    const refused = await post(host, action, 'editLine', withField(fields, TERM, '12'));
    expect(refused.status).toBe(422);
    const shown = formIn(await refused.text());
    expect(shown.commands).toEqual(['editLine']);
    expect(given(shown.fields, TERM)).toEqual(['12']);
    expect((await post(host, shown.action, 'editLine', shown.fields)).status).toBe(303);
    const lines = await linesOf(host);
    expect(lines.map(({ line }: { line: { term: number } }) => line.term)).toEqual([12]);
  });

  test('CART-20 a line that is gone says so, and its configuration can be added', async () => {
    const { host, action, fields } = await openEditor('cloud-server-ssd-2');
    const [lineId = ''] = given(fields, 'lineId');
    await host.command('removeLine', { orderId: null, lineId, idempotencyKey: 'b'.repeat(32) });
    const chosen = withField(fields, SYSTEM, '10606603');
    const refused = await post(host, action, 'editLine', chosen);
    const html = await refused.text();
    expect(refused.status).toBe(422);
    expect(html).toContain('Sản phẩm này không còn trong giỏ');
    const shown = formIn(html);
    expect(shown.commands).toEqual(['addToCart']);
    expect(given(shown.fields, SYSTEM)).toEqual(['10606603']);
    expect((await post(host, shown.action, 'addToCart', shown.fields)).status).toBe(303);
    expect(await linesOf(host)).toHaveLength(1);
  });

  test('CART-20 an address without a product leads to the one of the line', async () => {
    const { host, link } = await openEditor('cloud-server-ssd-2');
    const [path = ''] = link.split('?');
    const answer = await host.get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, link]);
  });
});
