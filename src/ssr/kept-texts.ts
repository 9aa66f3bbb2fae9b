import { LRUCache } from 'lru-cache';
import type { KeptTexts } from '#ui/waking/kept-texts.ts';

/** Characters of HTML and of the data that it was drawn from; a card of a list has some six thousand. */
const MOST = 16 * 1024 * 1024;

/** HTML of the parts that documents share, in memory: cut out of the first document that draws a part. */
export const createKeptTexts = () => {
  const kept = new LRUCache<string, string>({
    maxSize: MOST,
    sizeCalculation: (text, key) => text.length + key.length,
  });
  /** Several parts of a document are made of the same large objects, which nothing changes. */
  const jsonOf = new WeakMap<object, string>();
  const textOf = (value: unknown): string => {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
    const text = jsonOf.get(value) ?? JSON.stringify(value);
    jsonOf.set(value, text);
    return text;
  };
  return {
    /** `keep` takes from the document's HTML the parts that were not found. */
    ofDocument: (): KeptTexts & { readonly keep: (html: string) => void } => {
      const missing = new Map<string, string>();
      return {
        find: (part, from) => {
          const key = [part, ...from.map(textOf)].join(' ');
          const text = kept.get(key) ?? null;
          if (text === null) missing.set(key, part);
          return text;
        },
        keep: (html) => {
          for (const [key, part] of missing) kept.set(key, cutPart(html, part) ?? undefined);
        },
      };
    },
  };
};

/** What stands in the part's box; null when the document has none or several. React writes no `<` in texts and attributes. */
const cutPart = (html: string, part: string): string | null => {
  const mark = ` data-shared="${part}"`;
  const at = html.indexOf(mark);
  if (at < 0 || html.indexOf(mark, at + 1) >= 0) return null;
  const tag = /^<[a-z]+/.exec(html.slice(html.lastIndexOf('<', at), at))?.[0].slice(1);
  const start = html.indexOf('>', at) + 1;
  const boxes = new RegExp(`<${tag}\\b|</${tag}>`, 'g');
  boxes.lastIndex = start;
  let open = 1;
  for (let found = boxes.exec(html); found !== null; found = boxes.exec(html)) {
    open += found[0].startsWith('</') ? -1 : 1;
    if (open === 0) return html.slice(start, found.index);
  }
  return null;
};
