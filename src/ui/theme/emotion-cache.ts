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
