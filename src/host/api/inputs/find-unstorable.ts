import { MAX_NESTING } from '#core/shared/text/form-fields.ts';

/** No service can store NUL, and half a surrogate pair has no UTF-8. */
const hasUnstorable = (text: string): boolean => /\0|\p{Surrogate}/u.test(text);

/**
 * Path of the first text that cannot be stored or sent, or of the first value below `MAX_NESTING` levels; null when
 * there is none. [ASVS V2.2.1]
 */
export const findUnstorable = (value: unknown, path: readonly string[] = []): string | null => {
  if (typeof value === 'string') return hasUnstorable(value) ? path.join('.') : null;
  if (typeof value !== 'object' || value === null) return null;
  if (path.length >= MAX_NESTING) return path[0] ?? '';
  for (const [key, each] of Object.entries(value)) {
    const found = hasUnstorable(key) ? path.join('.') : findUnstorable(each, [...path, key]);
    if (found !== null) return found;
  }
  return null;
};
