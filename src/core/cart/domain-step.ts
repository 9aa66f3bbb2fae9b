import { type DomainUse, isDomainUse, parseDomainUse } from '#core/catalogue/domain-use.ts';
import { textKindOf } from '#core/catalogue/option-texts.ts';
import type { OrderLine } from '#core/orders/order.ts';
import { normaliseDomain } from '#core/shared/domains/domain-name.ts';

/** Product lines that serve a name which buyers may leave out; mail and licences require it. */
const servesName: readonly string[] = ['web-hosting'];

/**
 * What a hosting line still waits for: a name, the registration of the name that it is for, or its transfer. The name
 * of a transfer is null while it is not typed.
 */
export type DomainStep =
  | { readonly kind: 'choose' }
  | { readonly kind: 'register'; readonly name: string }
  | { readonly kind: 'transfer'; readonly name: string | null };

/** The next step of a line in a cart with these domains; null when nothing is left to do. [CART-14] */
export const findDomainStep = (line: OrderLine, domainsInCart: readonly string[]): DomainStep | null => {
  if (!servesName.includes(line.category) || line.changes !== undefined) return null;
  const name = nameOf(line);
  const source = sourceOf(line);
  if (name !== null && domainsInCart.includes(name)) return null;
  if (source === 'transfer') return { kind: 'transfer', name };
  if (name === null) return { kind: 'choose' };
  return source === 'register' ? { kind: 'register', name } : null;
};

/** Whether a hosting line does not say yet which name it is for. */
export const lacksDomain = (line: OrderLine): boolean =>
  servesName.includes(line.category) && line.changes === undefined && nameOf(line) === null;

/** In the normal form of the names in a cart. */
const nameOf = ({ options }: OrderLine): string | null => {
  const typed = options.find(({ name, value }) => textKindOf(name) === 'domain' && value !== '')?.value ?? null;
  return typed === null ? null : (normaliseDomain(typed) ?? typed);
};

const sourceOf = ({ options }: OrderLine): DomainUse | null =>
  options.flatMap(({ name, value }) => (isDomainUse(name) ? (parseDomainUse(value) ?? []) : []))[0] ?? null;
