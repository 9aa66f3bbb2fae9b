import { cleanTyped } from './clean-typed.ts';

/** Keys are base64url in one or more parts, which full stops divide. */
const KEY = /[\w-]+(?:\.[\w-]+)*/;

/**
 * The key at the end of a link of a mail as it was passed on: what stands around a link in a sentence, a chat or a plain
 * mail sticks to it. `"aB3_.x-9)."` → `"aB3_.x-9"`. Empty without a key. [VAL-07]
 */
export const linkKey = (text: string): string => KEY.exec(cleanTyped(text))?.[0] ?? '';
