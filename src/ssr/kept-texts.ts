import { LRUCache } from 'lru-cache';
import type { KeptTexts } from '#ui/waking/kept-texts.ts';

/** Menus have one text for each of them that is the current one. */
const MOST = 64;

/** HTML of the parts that documents share, in memory: cut out of the first document that draws a part. */
export const createKeptTexts = () => {
  const kept = new LRUCache<string, string>({ max: MOST });
  return {
    /** `keep` takes from the document's HTML the parts that were not found. */
    ofDocument: (): KeptTexts & { readonly keep: (html: string) => void } => {
      const missing = new Map<string, string>();
      return {
        find: (part, from) => {
          const key = `${part} ${JSON.stringify(from)}`;
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

/** What stands in the part's box; null when the document has none. React writes no `<` in texts and attributes. */
const cutPart = (html: string, part: string): string | null => {
  const tag = new RegExp(`<div [^>]*data-shared="${part}"[^>]*>`).exec(html);
  if (tag === null) return null;
  const start = tag.index + tag[0].length;
  const divs = /<div\b|<\/div>/g;
  divs.lastIndex = start;
  let open = 1;
  for (let found = divs.exec(html); found !== null; found = divs.exec(html)) {
    open += found[0] === '</div>' ? -1 : 1;
    if (open === 0) return html.slice(start, found.index);
  }
  return null;
};
