import type { Menu } from '#core/content/content.ts';
import { blocks } from '#ui/blocks/messages.vi.ts';

/** Fallback when the content system gives no menus. */
const ownMenus: readonly Menu[] = [{ title: blocks.shop, slug: 'shop', kind: 'store', items: [] }];

export const menusOf = (menus: readonly Menu[] | null): readonly Menu[] =>
  menus === null || menus.length === 0 ? ownMenus : menus;
