import type { Menu, MenuItem } from '#core/content/content.ts';
import { menuKind } from '#core/content/content-rules.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { Result } from '#core/shared/result.ts';
import { entriesOf, type Fields, filledText } from './unwrap.ts';

/** Protects against a menu that contains itself. */
const MAX_DEPTH = 4;

const itemsIn = (value: unknown, depth: number): readonly MenuItem[] =>
  depth > MAX_DEPTH ? [] : entriesOf(value).flatMap((entry) => menuItem(entry, depth) ?? []);

const menuItem = (entry: Fields, depth: number): MenuItem | null => {
  const title = filledText(entry.title);
  if (title === null) return null;
  return { title, url: filledText(entry.url) ?? '', children: itemsIn(entry.children, depth + 1) };
};

/** Entries are relations or components; null without title or slug. [HDR-03] */
export const menuOf = (entry: Fields): Menu | null => {
  const title = filledText(entry.title);
  const slug = filledText(entry.slug);
  if (title === null || slug === null) return null;
  return { title, slug, kind: menuKind(slug), items: itemsIn(entry.items, 1) };
};

/** Systems that store menus as components do not support `nested`. */
const lacksNestedItems = (answer: Result<Fields, PortFailure>): boolean =>
  answer.ok && entriesOf(answer.value).some(({ items }) => entriesOf(items).some((item) => !('children' in item)));

/** A second call serves systems that return only the first level. [CMS-03] */
export const menusOf = async (
  get: (path: string) => Promise<Result<Fields, PortFailure>>,
): Promise<Result<Fields, PortFailure>> => {
  const nested = await get('/api/menus?nested&populate=*');
  if (!lacksNestedItems(nested)) return nested;
  return get('/api/menus?sort[0]=order:asc&populate[items][populate][children][populate][children]=true');
};
