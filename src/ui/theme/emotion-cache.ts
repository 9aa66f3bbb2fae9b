import createCache, { type EmotionCache } from '@emotion/cache';

export type { EmotionCache } from '@emotion/cache';

/** Of the style element of a document; the browser finds it by this key. */
export const EMOTION_KEY = 'm';

/**
 * `speedy` inserts MUI's rules by script into an empty style element, the only one that the Content-Security-Policy allows
 * without a mark; on the host they stay in `inserted`, from which the renderer writes the document's element. No plugin,
 * so no prefixes for browsers of before 2021, which a fifth of the rules were. The shop's own sheets rank above them:
 * `scripts/css-ranks.ts`.
 */
export const createEmotionCache = (): EmotionCache => {
  const cache = createCache({ key: EMOTION_KEY, speedy: true, stylisPlugins: [] });
  cache.compat = true;
  return cache;
};
