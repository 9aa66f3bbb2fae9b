import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import type { StoredMenuItem } from '../menus.ts';

/** Limits of the content system: depth, and below the number of items. */
export const MAX_LEVEL = 3;
export const MAX_ITEMS = 100;

type MutableMenuItem = {
  readonly id: number;
  readonly title: string;
  readonly url: string;
  readonly children: MutableMenuItem[];
};
type Outline =
  | { readonly ok: true; readonly items: readonly StoredMenuItem[] }
  | { readonly ok: false; readonly problem: string };

/** One item per line, `title | address`, indented by two spaces per level. */
export const toOutline = (items: readonly StoredMenuItem[], depth = 0): string =>
  items
    .map(({ title, url, children }) => {
      const line = `${'  '.repeat(depth)}${title}${url === '' && !title.includes('|') ? '' : ` | ${url}`}`;
      return children.length === 0 ? line : `${line}\n${toOutline(children, depth + 1)}`;
    })
    .join('\n');

const isMenuUrl = (url: string): boolean =>
  url === '' ||
  /^\/(?![/\\])[^\s\\]*$/.test(url) ||
  /^https?:\/\/[^\s\\@]+$/i.test(url) ||
  /^(tel|mailto):\S+$/.test(url);

type Line = { readonly depth: number; readonly title: string; readonly url: string };

const parseLine = (text: string): Line => {
  const indent = /^[ \t]*/.exec(text)?.[0].replaceAll('\t', '  ').length ?? 0;
  const body = text.trim();
  // The last bar before an address separates, because a title may contain bars.
  const [, title = body, url = ''] = /^(.*?)\s*\|\s*(\S*)$/.exec(body) ?? [];
  return { depth: Math.floor(indent / 2), title: cleanTyped(title), url: cleanTyped(url) };
};

const findLineProblem = ({ depth, title, url }: Line, levels: number): string | null => {
  if (title === '') return 'chưa có tên.';
  if (title.length > 120) return 'tên dài quá 120 ký tự.';
  if (depth > levels) return 'thụt vào quá một bậc so với dòng trên.';
  if (depth >= MAX_LEVEL) return `menu chỉ có ${MAX_LEVEL} bậc.`;
  if (url.length > 2_000 || !isMenuUrl(url))
    return `«${url.slice(0, 60)}» không phải địa chỉ: bắt đầu bằng / hoặc https://.`;
  return null;
};

/** Numbers items from the top; reports the first invalid line. */
export const parseOutline = (text: string): Outline => {
  const root: MutableMenuItem[] = [];
  const open: MutableMenuItem[][] = [root];
  let id = 0;
  for (const [index, raw] of text.split('\n').entries()) {
    if (raw.trim() === '') continue;
    const line = parseLine(raw);
    const problem = findLineProblem(line, open.length - 1);
    if (problem !== null) return { ok: false, problem: `Dòng ${index + 1}: ${problem}` };
    id += 1;
    if (id > MAX_ITEMS) return { ok: false, problem: `Một menu có nhiều nhất ${MAX_ITEMS} mục.` };
    const item: MutableMenuItem = { id, title: line.title, url: line.url, children: [] };
    open.length = line.depth + 1;
    open[line.depth]?.push(item);
    open.push(item.children);
  }
  return { ok: true, items: root };
};
