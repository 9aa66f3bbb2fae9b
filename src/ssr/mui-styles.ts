import { EMOTION_KEY, type EmotionCache } from '#ui/theme/emotion-cache.ts';
import { theme } from '#ui/theme/theme.ts';

/** The theme's variables by name. A page that wakes declares them all again. */
const variables = new Map<string, string>(
  theme
    .generateStyleSheets()
    .flatMap((sheet) =>
      Object.values(sheet).flatMap((declared: object) =>
        Object.entries(declared).map(([name, value]) => [name, String(value)] as const),
      ),
    ),
);

const namesIn = (text: string): readonly string[] => text.match(/--[\w-]+(?=[,)])/g) ?? [];

/** Declares the variables that a text names, and those that they name. */
const declarationsFor = (text: string): string => {
  const found = new Map<string, string>();
  const find = (name: string): void => {
    const value = variables.get(name);
    if (value === undefined || found.has(name)) return;
    found.set(name, `${name}:${value};`);
    for (const each of namesIn(value)) find(each);
  };
  for (const name of namesIn(text)) find(name);
  return `:root{${[...found.values()].join('')}}`;
};

/**
 * The style element of a document for the rules that its classes use. The cache serves all documents, so that each rule
 * is made once; the rules of classes that stand in no element belong to others.
 */
export const muiStyles = ({ inserted, registered }: EmotionCache, html: string, nonce: string): string => {
  const classes = new Set(html.match(/\bm-[a-z0-9]+\b/g));
  const rules = Object.entries(inserted).filter((rule): rule is [string, string] => typeof rule[1] === 'string');
  // Keyframes have no class.
  const used = rules.filter(([id]) => {
    const name = `${EMOTION_KEY}-${id}`;
    return registered[name] === undefined || classes.has(name);
  });
  const text = used.map(([, rule]) => rule).join('');
  const ids = used.map(([id]) => id).join(' ');
  return `<style nonce="${nonce}" data-emotion="${EMOTION_KEY} ${ids}">${declarationsFor(text)}${text}</style>`;
};
