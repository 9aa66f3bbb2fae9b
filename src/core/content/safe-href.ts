import { parseReturnPath } from '#core/shared/return-path.ts';

/** The shop's origin is unknown here; only its paths are accepted. */
const nowhere = { own: '', others: [] };

const isWebAddress = (text: string): boolean =>
  /^https?:\/\/[\p{L}\p{N}.-]+(:\d{1,5})?([/?#]|$)/iu.test(text) && !/[\p{Cc}\p{Cf}\\\s]/u.test(text);

/** A shop path or http(s) URL; null for `javascript:`, `data:`, `//other.example`, user info and the like. */
export const safePageHref = (target: string): string | null => {
  const text = target.trim();
  return isWebAddress(text) ? text : parseReturnPath(text, nowhere);
};

/** Like `safePageHref`, but also accepts `mailto:` and `tel:`. */
export const safeTextHref = (target: string): string | null => {
  const text = target.trim();
  const isContact = /^mailto:[^\s@<>"\\]+@[^\s@<>"\\]+$/i.test(text) || /^tel:\+?[\d.()-]{3,20}$/i.test(text);
  return isContact ? text : safePageHref(text);
};
