import createCache, { type EmotionCache } from '@emotion/cache';

export type { EmotionCache } from '@emotion/cache';

/** Of the style element of a document; the browser finds it by this key. */
export const EMOTION_KEY = 'm';

/**
 * MUI's rules lie in the layer `mui`, below those of the shop's own style sheets. `speedy` inserts them by script into an
 * empty style element, the only one that the Content-Security-Policy allows without a mark; on the host they stay in
 * `inserted`, from which the renderer writes the document's element. No plugin, so no prefixes for browsers of before
 * 2021, which a fifth of the rules were. [MUI, "CSS layers"]
 */
export const createEmotionCache = (): EmotionCache => {
  const cache = createCache({ key: EMOTION_KEY, speedy: true, stylisPlugins: [] });
  const { insert } = cache;
  cache.compat = true;
  cache.insert = (selector, serialized, ...rest) =>
    insert(selector, { ...serialized, styles: `@layer mui{${serialized.styles}}` }, ...rest);
  return cache;
};

/** Ids and text of the rules that a document drawn with this cache uses, and of the theme's variables that they name. */
export const collectedStyles = (
  { inserted, registered }: EmotionCache,
  html: string,
): { readonly ids: string; readonly text: string } => {
  const classes = new Set(html.match(/\bm-[a-z0-9]+\b/g));
  const rules = Object.entries(inserted).filter((rule): rule is [string, string] => typeof rule[1] === 'string');
  // A component drawn by another one leaves a class that stands in no element. Keyframes and globals have none.
  const used = rules.filter(([id]) => {
    const name = `${EMOTION_KEY}-${id}`;
    return registered[name] === undefined || classes.has(name);
  });
  return { ids: used.map(([id]) => id).join(' '), text: withoutUnusedVariables(used.map(([, text]) => text).join('')) };
};

/** MUI declares 300 variables, of which a document names a tenth; a page that wakes declares the others too. */
const withoutUnusedVariables = (text: string): string => {
  const named = new Set(text.match(/--mui-[\w-]+(?=[,)])/g));
  return text.replaceAll(/(--mui-[\w-]+):[^;{}]*;/g, (declared, name: string) => (named.has(name) ? declared : ''));
};
