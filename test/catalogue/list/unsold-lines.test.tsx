import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Category } from '#core/catalogue/category.ts';
import { leadsToSoldLine } from '#core/pages/line-links.ts';
import type { Ports } from '#core/ports.ts';
import * as paths from '#core/shared/paths.ts';
import { fail, ok } from '#core/shared/result.ts';
import { expectOk, openShop } from '#test/kit/fakes/shop.ts';
import { openPage } from '#test/ui/open-page.tsx';

/** The page of each line that has one of its own beside its category. */
const pages = [
  { line: 'bare-metal', addresses: [paths.bareMetal] },
  { line: 'm365-backup', addresses: [paths.m365Backup, `${paths.m365Backup}/thanh-cong`] },
] as const;

/** A shop that sells everything but one line. */
const without =
  (line: string) =>
  ({ catalogue }: Ports): Pick<Ports, 'catalogue'> => {
    const keep = (categories: readonly Category[]): readonly Category[] =>
      categories.map((group) => ({ ...group, children: group.children.filter(({ handle }) => handle !== line) }));
    return {
      catalogue: {
        ...catalogue,
        categories: async (store) => ok(keep(expectOk(await catalogue.categories(store)))),
        category: async (handle, store) =>
          handle === line ? fail({ kind: 'not-found' }) : catalogue.category(handle, store),
        products: async (query) => {
          const page = expectOk(await catalogue.products(query));
          return ok(query.category === line ? { ...page, products: [], total: 0, pages: 0 } : page);
        },
      },
    };
  };

test('ROUTE-02 ROUTE-40 a page about a line that is not sold is a missing page, also below it', async () => {
  for (const { line, addresses } of pages)
    for (const address of addresses) {
      await openPage(address, { change: without(line) });
      expect(await screen.findByRole('heading', { name: '404 - Không tìm thấy trang' }), address).toBeTruthy();
    }
});

const all = [...pages.map(({ line }) => line), 'domain', 'cloud-server'];
const linesWithout = (unsold: string) => all.filter((line) => line !== unsold).map((handle) => ({ handle }));

test('DATA-01 menus and footer of editors lead to no line that is not sold, and keep all other links', async () => {
  const kept = ['/gioi-thieu', paths.shop, paths.category({ handle: 'cloud-server' })];
  const own = [paths.bareMetal, `${paths.m365Backup}?users=5`, paths.domainSearch()];
  const titled = [...kept, ...own].map((path) => ({ title: path, path }));
  const menu = {
    title: 'Menu',
    slug: 'menu',
    kind: 'external',
    items: titled.map(({ title, path }) => ({ title, url: path, children: [] })),
  } as const;
  const links = titled.map(({ title, path }) => ({ title, href: path, kind: 'page' as const }));
  for (const line of ['bare-metal', 'm365-backup', 'domain']) {
    const change = (ports: Ports): Partial<Ports> => ({
      ...without(line)(ports),
      content: {
        ...ports.content,
        menus: async () => ok([menu]),
        footer: async () => ok({ columns: [{ id: 1, title: '', links }], copyright: '', company: '', address: '' }),
      },
    });
    const { menus, footer } = expectOk(await openShop({ change }).useCases.loadShell({}));
    const shown = menus?.flatMap(({ items }) => items.map(({ url }) => url)) ?? [];
    expect(footer?.columns.flatMap((column) => column.links.map(({ href }) => href))).toEqual(shown);
    expect(shown).toEqual([...kept, ...own].filter((url) => leadsToSoldLine(url, linesWithout(line))));
    expect(shown).toHaveLength(kept.length + own.length - 1);
  }
});

test('DATA-01 only the page and the category of a line that is not sold are left out, whatever their query', () => {
  const page: ReadonlyMap<string, string> = new Map([
    ...pages.map(({ line, addresses: [first] }) => [line, first] as const),
    ['domain', paths.domainSearch()],
  ]);
  const line = fc.constantFrom(...page.keys());
  fc.assert(
    fc.property(line, line, fc.constantFrom('', '?a=1', '#b', '?a=1#b'), (unsold, asked, rest) => {
      for (const path of [page.get(asked) ?? '', paths.category({ handle: asked })])
        expect(leadsToSoldLine(path + rest, linesWithout(unsold))).toBe(asked !== unsold);
      expect(leadsToSoldLine(`/gioi-thieu${rest}`, [])).toBe(true);
    }),
  );
});
