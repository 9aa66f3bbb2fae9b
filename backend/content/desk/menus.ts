import type * as z from 'zod';
import type { EditorEntry } from '#backend/content/entries.ts';
import type { ContentDeps } from '#backend/content/environment.ts';
import { type StoredMenuItem, storedMenu } from '#backend/content/menus.ts';
import { menuColumns } from '#contracts/desk/columns/content/menu-columns.vi.ts';
import { menuFields } from '#contracts/desk/content/menu-record.ts';
import { findLevelProblem, toTree } from '#core/shared/menu-outline.ts';
import { type Conversion, text } from './attributes.ts';
import { contentResource } from './content-resource.ts';

type Fields = z.output<typeof menuFields>;
type Line = Fields['items'][number];

const toLines = (items: readonly StoredMenuItem[], level = 0): Line[] =>
  items.flatMap(({ title, url, children }) => [{ title, url, level }, ...toLines(children, level + 1)]);

/** Numbers items from the top. */
const toItems = (lines: readonly Line[]): readonly StoredMenuItem[] => {
  let last = 0;
  const numbered = (nodes: ReturnType<typeof toTree<Line>>): readonly StoredMenuItem[] =>
    nodes.map(({ item: { title, url }, children }) => {
      last += 1;
      return { id: last, title, url, children: numbered(children) };
    });
  return numbered(toTree(lines));
};

const conversion: Conversion<Fields> = {
  toFields: (menu) => {
    const read = storedMenu.safeParse(menu);
    return {
      title: text(menu.title),
      slug: text(menu.slug),
      order: Number(menu.order ?? 0) + 1,
      items: read.success ? toLines(read.data.items) : [],
    };
  },
  toAttributes: ({ title, slug, order, items }) => ({ title, slug, order: order - 1, items: toItems(items) }),
  label: ({ title }) => text(title),
};

const placeOf = ({ attributes }: EditorEntry): number => Number(attributes.order ?? 0);

/** The menus at the top of every page, from left to right. */
export const menuResource = (deps: ContentDeps) =>
  contentResource(deps, {
    name: 'menus',
    type: 'menus',
    schema: menuFields,
    columns: menuColumns,
    sorted: (entries) => entries.toSorted((a, b) => placeOf(a) - placeOf(b)),
    tellMore: async () => (entry) => ({ count: conversion.toFields(entry.attributes).items.length }),
    check: async (_, { items }) => {
      const at = findLevelProblem(items);
      return at === null ? {} : { [`items.${at}.title`]: 'Mục này thụt vào quá một bậc so với mục trên.' };
    },
    ...conversion,
  });
