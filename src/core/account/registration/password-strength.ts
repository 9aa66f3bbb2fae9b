/** A hint beside the field, never a reason to reject a password. */
export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong';

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];
/** From this length on, variety is not required. */
const LONG = 16;
const FAIR = 10;
/** A long password with fewer different characters is weak. */
const VARIED = 6;

/** Rates length first, then variety; `least`: the shortest that the shop takes, in characters. `"may2026"` → weak, `"Thue-May-2026"` → strong, `"aaaaaaaaaaaaaaaa"` → weak. */
export const passwordStrength = (password: string, least: number): PasswordStrength => {
  const characters = [...password];
  if (characters.length < least) return 'short';
  if (characters.length < FAIR || new Set(characters).size < VARIED) return 'weak';
  const variety = kinds.filter((kind) => kind.test(password)).length;
  return characters.length >= LONG || variety >= 3 ? 'strong' : 'fair';
};
