import { MAX_NESTING } from '#core/shared/form-fields.ts';

/**
 * Path of the first text with NUL, which no service can store, or of the first value below `MAX_NESTING` levels; null
 * when there is none. [ASVS V2.2.1]
 */
export const findUnstorable = (value: unknown, path: readonly string[] = []): string | null => {
  if (typeof value === 'string') return value.includes('\0') ? path.join('.') : null;
  if (typeof value !== 'object' || value === null) return null;
  if (path.length >= MAX_NESTING) return path[0] ?? '';
  for (const [key, each] of Object.entries(value)) {
    const found = key.includes('\0') ? path.join('.') : findUnstorable(each, [...path, key]);
    if (found !== null) return found;
  }
  return null;
};
