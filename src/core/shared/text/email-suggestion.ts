import { cleanEmail, isEmail } from './email-address.ts';
import { withinOneEdit } from './within-one-edit.ts';

/** Where most mailboxes of customers are. */
const usualDomains = [
  'gmail.com',
  'yahoo.com',
  'yahoo.com.vn',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'protonmail.com',
] as const;
/** Providers whose names are one letter from a usual one. */
const neighbours: readonly string[] = ['mail.com', 'email.com', 'ymail.com'];

const nameOf = (domain: string): string => domain.slice(0, domain.indexOf('.'));

/** One slip from the domain, or from its name when the rest was left out: `gmial.com`, `gmail`. */
const isSlipOf = (typed: string, domain: string): boolean =>
  withinOneEdit(typed, domain) || (!typed.includes('.') && withinOneEdit(typed, nameOf(domain)));

/**
 * What somebody probably meant whose domain is one slip from a usual one: `lan@gmial.com` → `lan@gmail.com`. null for
 * every other text. A hint and no rule: the address as typed may exist. [Damerau–Levenshtein distance of 1]
 */
export const suggestEmail = (typed: string): string | null => {
  const address = cleanEmail(typed);
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 0 || neighbours.includes(domain) || usualDomains.some((each) => each === domain)) return null;
  const meant = usualDomains.find((each) => isSlipOf(domain, each));
  const suggested = `${address.slice(0, at)}@${meant}`;
  return meant !== undefined && isEmail(suggested) ? suggested : null;
};
