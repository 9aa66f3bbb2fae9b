import type { Menu } from '#core/content/content.ts';
import * as paths from '#core/shared/paths.ts';
import { toPath } from './menu-link.tsx';

export const isPlainLink = ({ kind, items }: Menu): boolean => kind !== 'store' && items.length === 0;

/** One menu at most: the page's own, otherwise the first store menu on a page of the shop. */
export const findCurrentMenu = (menus: readonly Menu[], path: string): Menu | undefined =>
  menus.find((menu) => isPlainLink(menu) && toPath(menu.slug) === path) ??
  (path.startsWith(paths.shop) ? menus.find(({ kind }) => kind === 'store') : undefined);
