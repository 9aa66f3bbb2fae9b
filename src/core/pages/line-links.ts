import type { Category } from '#core/catalogue/category.ts';
import type { Footer, Menu } from '#core/content/content.ts';
import { DOMAIN_LINE } from '#core/shared/domains/domain-kind.ts';
import * as paths from '#core/shared/paths.ts';
import { lookUp } from '#core/shared/text/look-up.ts';

type Line = Pick<Category, 'handle'>;

/** Pages of one product line beside its category; each is a missing page where the line is not sold. */
const lineOfPage: Readonly<Record<string, string>> = {
  [paths.domainSearch()]: DOMAIN_LINE,
  [paths.bareMetal]: 'bare-metal',
  [paths.m365Backup]: 'm365-backup',
};

const lineOfLink: Readonly<Record<string, string>> = {
  ...lineOfPage,
  ...Object.fromEntries(Object.values(lineOfPage).map((handle) => [paths.category({ handle }), handle])),
};

export const sellsDomains = (lines: readonly Line[]): boolean => lines.some(({ handle }) => handle === DOMAIN_LINE);

/** False for a page about a line that is not among the sold ones, whatever its query. */
export const leadsToSoldLine = (href: string, sold: readonly Line[]): boolean => {
  const line = lookUp(lineOfLink, href.split(/[?#]/, 1)[0] ?? '');
  return line === undefined || sold.some(({ handle }) => handle === line);
};

/** The editors' menus without the links to lines that are not sold. */
export const menusOfSoldLines = (menus: readonly Menu[], sold: readonly Line[]): readonly Menu[] =>
  menus
    .filter(({ slug }) => leadsToSoldLine(`/${slug}`, sold))
    .map((menu) => ({ ...menu, items: menu.items.filter(({ url }) => leadsToSoldLine(url, sold)) }));

/** The editors' footer without the links to lines that are not sold. */
export const footerOfSoldLines = (footer: Footer, sold: readonly Line[]): Footer => ({
  ...footer,
  columns: footer.columns.map((column) => ({
    ...column,
    links: column.links.filter(({ href }) => leadsToSoldLine(href, sold)),
  })),
});
