import { parseReturnPath } from '#core/shared/return-path.ts';

/** No origin of the shop is known here: only its paths are. */
const nowhere = { own: '', portals: [] };

const isWebAddress = (text: string): boolean =>
  /^https?:\/\/[\p{L}\p{N}.-]+(:\d{1,5})?([/?#]|$)/iu.test(text) && !/[\p{Cc}\p{Cf}\\\s]/u.test(text);

/**
 * Where an editor's link may lead: a path of this shop or an http(s) address as it stands; null for everything else, such
 * as `javascript:`, `data:`, `//other.example` or a login name before a host.
 */
export const pageHref = (target: string): string | null => {
  const text = target.trim();
  return isWebAddress(text) ? text : parseReturnPath(text, nowhere);
};

/** The same, and `mailto:` and `tel:` besides. */
export const textHref = (target: string): string | null => {
  const text = target.trim();
  const isContact = /^mailto:[^\s@<>"\\]+@[^\s@<>"\\]+$/i.test(text) || /^tel:\+?[\d.()-]{3,20}$/i.test(text);
  return isContact ? text : pageHref(text);
};
