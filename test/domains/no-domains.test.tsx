import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DOMAIN_LINE } from '#core/shared/domains/domain-kind.ts';
import * as paths from '#core/shared/paths.ts';
import { ok } from '#core/shared/result.ts';
import { expectOk, kindOf, openShop, type ShopOptions } from '#test/kit/fakes/shop.ts';
import { openPage } from '#test/ui/open-page.tsx';

const isOther = ({ handle }: { readonly handle: string }): boolean => handle !== DOMAIN_LINE;

/** A shop whose catalogue has no domains, with content whose editors have not followed. */
const withoutDomains: Pick<ShopOptions, 'change'> = {
  change: ({ catalogue }) => ({
    catalogue: {
      ...catalogue,
      categories: async (...asked) => {
        const tree = expectOk(await catalogue.categories(...asked));
        return ok(tree.map((group) => ({ ...group, children: group.children.filter(isOther) })));
      },
      priceMenus: async () => {
        const menus = expectOk(await catalogue.priceMenus());
        return ok(menus.map((menu) => ({ ...menu, lines: menu.lines.filter(isOther) })));
      },
      products: async (query) => {
        const page = expectOk(await catalogue.products(query));
        return ok(query.category === DOMAIN_LINE ? { ...page, products: [], total: 0 } : page);
      },
    },
  }),
};

const linksToDomains = async (options: ShopOptions): Promise<readonly string[]> => {
  const { menus, footer } = expectOk(await openShop(options).useCases.loadShell({}));
  return [
    ...(menus ?? []).flatMap(({ slug, items }) => [`/${slug}`, ...items.map(({ url }) => url)]),
    ...(footer?.columns ?? []).flatMap(({ links }) => links.map(({ href }) => href)),
  ].filter((href) => href.startsWith(paths.domainSearch()) || href.endsWith(`/${DOMAIN_LINE}`));
};

test('HDR-03 FTR-01 menus lead to domains only in a shop that sells them', async () => {
  expect(await linksToDomains({})).not.toEqual([]);
  expect(await linksToDomains(withoutDomains)).toEqual([]);
});

test('ROUTE-01 DOM-01 the home page asks for a domain only in a shop that sells them', async () => {
  await openPage(paths.home);
  expect(screen.getAllByRole('link', { name: 'Xem giá tên miền' })).toHaveLength(1);
  await openPage(paths.home, withoutDomains);
  expect(screen.queryAllByRole('link', { name: 'Xem giá tên miền' })).toEqual([]);
  expect(document.querySelector(`form[action="${paths.domainSearch()}"]`)).toBeNull();
});

test('DOM-01 ROUTE-48 a shop without domains has no domain search, and says so', async () => {
  const { useCases } = openShop(withoutDomains);
  const asked = { term: 'mayxanh.vn', extension: null, group: null, wait: false };
  expect(kindOf(await useCases.searchDomains(asked))).toBe('not-found');
  for (const tab of ['mot', 'nhieu', 'chuyen'] as const) {
    await openPage(paths.domainSearch({ tab, q: 'mayxanh.vn' }), withoutDomains);
    expect(await screen.findByText(/^Cửa hàng này không bán tên miền/)).toBeTruthy();
  }
});
