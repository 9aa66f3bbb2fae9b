import { MIN_PASSWORD } from '#core/shared/validation.ts';

/** How well a password keeps people out, for kind words beside its field; never a reason to refuse it. */
export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong';

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];
/** Characters from which length alone makes up for variety. */
const LONG = 16;
const FAIR = 10;
/** Fewer different characters than this make a long password an easy one. */
const VARIED = 6;

/** Length counts most, variety next. `"may2026"` → weak, `"Thue-May-2026"` → strong, `"aaaaaaaaaaaaaaaa"` → weak. */
export const passwordStrength = (password: string): PasswordStrength => {
  const characters = [...password];
  if (characters.length < MIN_PASSWORD) return 'short';
  if (characters.length < FAIR || new Set(characters).size < VARIED) return 'weak';
  const variety = kinds.filter((kind) => kind.test(password)).length;
  return characters.length >= LONG || variety >= 3 ? 'strong' : 'fair';
};
