import type { Menu } from '#core/content/content.ts';

/** What fits beside logo and actions from 1024 px on, in average letters of a title. */
const ROW_LETTERS = 84;
/** Space around a title, and the arrow of one with a panel. */
const SPACE_LETTERS = 3;
const ARROW_LETTERS = 3;
/** «Thêm» with its arrow. */
const MORE_LETTERS = 10;
/** A longer title is cut by the browser. */
const MAX_TITLE_LETTERS = 28;
const CAPITAL_LETTERS = 1.35;

const lettersOf = ({ title, kind, items }: Menu): number => {
  const letters = [...title.normalize('NFC')];
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase()).length;
  const wide = letters.length + capitals * (CAPITAL_LETTERS - 1);
  const arrow = kind === 'store' || items.length > 0 ? ARROW_LETTERS : 0;
  return Math.min(wide, MAX_TITLE_LETTERS) + SPACE_LETTERS + arrow;
};

/**
 * The menus of the header's one row, in the editor's order, and those behind «Thêm». Estimates widths from titles, so
 * that the same row is drawn without scripts; the last one in the row leaves room for «Thêm».
 */
export const fitMenus = (
  menus: readonly Menu[],
): { readonly shown: readonly Menu[]; readonly more: readonly Menu[] } => {
  const ends = menus.map((_, at) => menus.slice(0, at + 1).reduce((sum, menu) => sum + lettersOf(menu), 0));
  if ((ends.at(-1) ?? 0) <= ROW_LETTERS) return { shown: menus, more: [] };
  const fitting = ends.filter((end) => end + MORE_LETTERS <= ROW_LETTERS).length;
  return { shown: menus.slice(0, fitting), more: menus.slice(fitting) };
};
