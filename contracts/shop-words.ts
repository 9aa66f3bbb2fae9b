import type { InvoiceParty } from '#core/shared/people/invoice-party.ts';
import { promisedFigures } from '#core/shared/shop/promised-figures.ts';
import type { ShopPromises } from '#core/shared/shop/shop-identity.ts';

/** Whose shop it is; hotline and e-mail as the config of the content system has them. */
export type WrittenShop = {
  readonly name: string;
  readonly seller: Pick<InvoiceParty, 'name' | 'taxCode' | 'address'>;
  readonly hotline: string;
  readonly email: string;
  readonly promises: ShopPromises;
};

const SHOP_WORD =
  /\{\{(shop|seller|taxCode|address|hotline|tel|email|availability|downtime|answerTime|maintenanceNotice|refundDays)\}\}/g;

export const hasShopWords = (text: string): boolean => text.search(SHOP_WORD) >= 0;

/**
 * Texts of the content system name the firm by `{{shop}}`, `{{seller}}` (its legal name), `{{taxCode}}`, `{{address}}`,
 * `{{hotline}}`, `{{tel}}` (its digits, for a link) and `{{email}}`, and what it promises by `{{availability}}`,
 * `{{downtime}}`, `{{answerTime}}`, `{{maintenanceNotice}}` and `{{refundDays}}`, so that each is changed in one place. A
 * promise that the firm does not give stays as it is written. Takes and returns JSON.
 */
export const fillShopWords = (json: string, { name, seller, hotline, email, promises }: WrittenShop): string => {
  const { taxCode, address } = seller;
  const firm = { shop: name, seller: seller.name, taxCode, address, hotline, tel: hotline.replace(/\D/g, ''), email };
  const words = { ...firm, ...promisedFigures(promises) };
  return json.replace(SHOP_WORD, (written, word: keyof typeof words) =>
    words[word] === null ? written : JSON.stringify(words[word]).slice(1, -1),
  );
};
