import { describe, expect, test } from 'vitest';
import { memorySettings } from '#adapters/memory/settings.ts';
import type { ProductSummary } from '#core/catalogue/product.ts';
import type { UseCases } from '#core/operations.ts';
import type { Shell } from '#core/pages/shell.ts';
import { ok } from '#core/shared/result.ts';
import { renderer } from '#ssr/renderer.tsx';
import { hostUnderTest } from '#test/host/host-under-test.ts';
import { slugs } from '#test/kit/fakes/shop.ts';
import { product as productText } from '#ui/catalogue/product/product.vi.ts';

const newRenderer = () => renderer({ kind: 'development', styles: [] });
const paths = [
  '/',
  `/san-pham/${slugs.server}`,
  '/san-pham?keyword=ssd',
  '/san-pham?sort=price',
  '/cua-hang/danh-muc/cloud-server?from=200000',
  '/cua-hang/danh-muc/cloud-server?term=12',
  '/cua-hang',
  '/cua-hang/danh-muc/cloud-server',
  '/danh-sach-bai-viet',
  '/danh-sach-bai-viet/chon-vps-dau-tien',
  '/lien-he',
  '/tim-kiem?q=ssd',
  '/gio-hang',
  '/dang-nhap?redirectUrl=/dich-vu',
  '/khong/co/trang/nay',
];
/** Styles stand in the head; keys and nonces are drawn by lot. */
const bodyOf = (html: string): string =>
  html
    .slice(html.indexOf('<body'))
    .replace(/ nonce="[^"]*"/g, '')
    .replace(/(name="_?idempotencyKey"[^>]*value=)"[^"]*"/g, '$1""')
    .replace(/<script[\s\S]*?<\/script>/g, '');
const partsOf = (html: string): readonly string[] =>
  [...html.matchAll(/data-shared="([^"]+)"/g)].map(([, name = '']) => name);

describe('menus, footer and cards are drawn once for many documents', () => {
  test('a document is the same whether they were drawn for it or for another', async () => {
    const { host } = hostUnderTest({ renderer: newRenderer() });
    for (const path of paths) {
      const own = bodyOf(await (await hostUnderTest({ renderer: newRenderer() }).host.get(path)).text());
      expect([path, partsOf(own).filter((name) => !/^(plan-|lines$)/.test(name))]).toEqual([
        path,
        ['drawer', 'menus', 'search', 'footer', 'overlays'],
      ]);
      expect([path, bodyOf(await (await host.get(path)).text())]).toEqual([path, own]);
    }
  });

  test('another menu, footer or shop is drawn anew', async () => {
    const drawing = newRenderer();
    const draw = async (options: Partial<Parameters<typeof hostUnderTest>[0]>): Promise<string> =>
      bodyOf(await (await hostUnderTest({ renderer: drawing, ...options }).host.get('/lien-he')).text());
    const changed = (change: (shell: Shell) => Partial<Shell>) => ({
      replace: (useCases: UseCases): Partial<UseCases> => ({
        loadShell: async (input) => {
          const answer = await useCases.loadShell(input);
          return answer.ok ? { ok: true, value: { ...answer.value, ...change(answer.value) } } : answer;
        },
      }),
    });
    const before = await draw({});
    const menu = { title: 'Khuyến mãi hè', slug: 'khuyen-mai-he', kind: 'page', items: [] } as const;
    const menus = await draw(changed(({ menus }) => ({ menus: [menu, ...(menus ?? [])] })));
    const foot = await draw(changed(() => ({ about: 'Máy chủ cho người Việt.' })));
    const named = await draw({ identity: { ...memorySettings.identity, name: 'Mây Xanh' } });
    for (const [text, ...documents] of [
      ['Khuyến mãi hè', menus],
      ['Máy chủ cho người Việt.', foot],
      ['Mây Xanh', named],
    ] as const) {
      expect([text, before.includes(text), ...documents.map((each) => each.includes(text))]).toEqual([
        text,
        false,
        true,
      ]);
    }
    expect(await draw({})).toBe(before);
  });

  test('CAT-02 a card is drawn anew when its plan, its term or its link is another', async () => {
    const drawing = newRenderer();
    const cardsOf = async (path: string, change: (plan: ProductSummary) => ProductSummary = (plan) => plan) => {
      const replace = (useCases: UseCases): Partial<UseCases> => ({
        listProducts: async (input) => {
          const answer = await useCases.listProducts(input);
          return answer.ok ? ok({ ...answer.value, products: answer.value.products.map(change) }) : answer;
        },
      });
      const html = bodyOf(await (await hostUnderTest({ renderer: drawing, replace }).host.get(path)).text());
      return [...html.matchAll(/<article[^>]* data-shared="plan-[\s\S]*?<\/article>/g)].map(([card]) => card);
    };
    const path = '/cua-hang/danh-muc/cloud-server';
    const before = await cardsOf(path);
    expect(before.length).toBeGreaterThan(5);
    const renamed = await cardsOf(path, (plan) => ({ ...plan, summary: 'Gói của mùa hè.' }));
    expect(renamed.filter((card) => card.includes('Gói của mùa hè.'))).toHaveLength(before.length);
    const forYear = await cardsOf(`${path}?term=12`);
    expect(forYear.filter((card) => /12 tháng: /.test(card))).toHaveLength(before.length);
    expect(await cardsOf(path)).toEqual(before);
  });

  test('a refused form in a card shows its answer, whatever was drawn before, and the next document does not', async () => {
    const { host } = hostUnderTest({ renderer: newRenderer() });
    const path = '/cua-hang/danh-muc/cloud-server';
    const isRefused = (html: string) => html.includes(productText.submitAtNewPrice.addToCart);
    const read = async () => (await host.get(path)).text();
    expect(isRefused(await read())).toBe(false);
    const answer = await host.form(path, [
      ['_use', 'addToCart'],
      ['slug', slugs.server],
      ['configuration.term', '12'],
      ['expectedTotal', '1'],
    ]);
    expect(isRefused(await answer.text())).toBe(true);
    expect(isRefused(await read())).toBe(false);
  });
});
