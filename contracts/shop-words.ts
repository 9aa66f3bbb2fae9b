import type { InvoiceParty } from '#core/shared/people/invoice-party.ts';

/** Whose shop it is; hotline and e-mail as the config of the content system has them. */
export type WrittenShop = {
  readonly name: string;
  readonly seller: Pick<InvoiceParty, 'name' | 'taxCode' | 'address'>;
  readonly hotline: string;
  readonly email: string;
};

const SHOP_WORD = /\{\{(shop|seller|taxCode|address|hotline|tel|email)\}\}/g;

export const hasShopWords = (text: string): boolean => text.search(SHOP_WORD) >= 0;

/**
 * Texts of the content system name the firm by `{{shop}}`, `{{seller}}` (its legal name), `{{taxCode}}`, `{{address}}`,
 * `{{hotline}}`, `{{tel}}` (its digits, for a link) and `{{email}}`, so that each is changed in one place. Takes and
 * returns JSON.
 */
export const fillShopWords = (json: string, { name, seller, hotline, email }: WrittenShop): string => {
  const { taxCode, address } = seller;
  const words = { shop: name, seller: seller.name, taxCode, address, hotline, tel: hotline.replace(/\D/g, ''), email };
  return json.replace(SHOP_WORD, (_, word: keyof typeof words) => JSON.stringify(words[word]).slice(1, -1));
};
