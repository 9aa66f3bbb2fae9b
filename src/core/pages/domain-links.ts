import type { Category } from '#core/catalogue/category.ts';
import type { Footer, Menu } from '#core/content/content.ts';
import { DOMAIN_LINE } from '#core/shared/domains/domain-kind.ts';
import * as paths from '#core/shared/paths.ts';

type Line = Pick<Category, 'handle'>;

export const sellsDomains = (lines: readonly Line[]): boolean => lines.some(({ handle }) => handle === DOMAIN_LINE);

const domainPages: readonly string[] = [paths.domainSearch(), paths.category({ handle: DOMAIN_LINE })];

const leadsToDomains = (href: string): boolean => domainPages.includes(href.split(/[?#]/, 1)[0] ?? '');

/** The editors' menus without the links to domains. */
export const menusWithoutDomains = (menus: readonly Menu[]): readonly Menu[] =>
  menus
    .filter(({ slug }) => !leadsToDomains(`/${slug}`))
    .map((menu) => ({ ...menu, items: menu.items.filter(({ url }) => !leadsToDomains(url)) }));

/** The editors' footer without the links to domains. */
export const footerWithoutDomains = (footer: Footer): Footer => ({
  ...footer,
  columns: footer.columns.map((column) => ({
    ...column,
    links: column.links.filter(({ href }) => !leadsToDomains(href)),
  })),
});
