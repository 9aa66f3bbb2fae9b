/** How to reach the shop. The content system's config comes first. */
export type ShopContact = {
  readonly hotline: string;
  /** What a call costs and when it is answered, without a full stop; '' for nothing to say. */
  readonly hotlineNote: string;
  /** null: not known. */
  readonly email: string | null;
  readonly zaloUrl: string | null;
  /** When advisers answer. */
  readonly hours: string;
};

/** Whose shop this is. Constant at runtime; every text that names the firm reads it. */
export type ShopIdentity = {
  /** As pages, mails and files name the shop. */
  readonly name: string;
  /** For SMS and the home screens of phones. */
  readonly shortName: string;
  /** Legal name of the seller, to whom a visitor gives consent. */
  readonly seller: string;
  /** By which redirect rules and banners name this shop. */
  readonly domain: string;
  /** The content system's config comes first. */
  readonly contact: ShopContact;
};

/** Before a document has said whose shop it is. */
export const unknownShop: ShopIdentity = {
  name: '',
  shortName: '',
  seller: '',
  domain: '',
  contact: { hotline: '', hotlineNote: '', email: null, zaloUrl: null, hours: '' },
};
