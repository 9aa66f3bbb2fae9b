import type { ShopIdentity } from '#core/shared/shop/shop-identity.ts';

/** A part of a mail, from top to bottom. Every text is plain: the layout escapes it. */
export type MailPart =
  | { readonly text: string }
  /** Smaller and softer. */
  | { readonly note: string }
  /** Six digits to type somewhere. */
  | { readonly code: string }
  /** `href` starts with the shop's public origin. */
  | { readonly button: string; readonly href: string }
  | { readonly link: string; readonly href: string }
  | { readonly facts: readonly (readonly [name: string, value: string])[] }
  | { readonly items: readonly MailItem[]; readonly totals: readonly (readonly [name: string, amount: string])[] }
  | { readonly list: readonly string[] };

export type MailItem = {
  readonly title: string;
  /** Empty without further facts. */
  readonly detail: string;
  readonly amount: string;
};

/** Whose mail it is. SMS are in its short name. */
export type MailingShop = Pick<ShopIdentity, 'name' | 'shortName' | 'seller' | 'contact' | 'look'>;

/** A fact of a mail that members of the staff may name in its texts. */
export type MailWord =
  | 'ma_don'
  | 'tong_tien'
  | 'so_tien'
  | 'con_thieu'
  | 'cong_ty'
  | 'dich_vu'
  | 'ten_mien'
  | 'ngay'
  | 'goi'
  | 'san_pham'
  | 'ma_bao_gia'
  | 'ten'
  | 'ma_yeu_cau'
  | 'chu_de';

/** A mail in the name of a shop. */
export type Mail = (shop: MailingShop) => MailText;

/** What a mail says. HTML, text and SMS come from it. */
export type MailText = {
  /** Names the order, the amount or the service. */
  readonly subject: string;
  /** What lists of mails show beside the subject. */
  readonly summary: string;
  readonly heading: string;
  /** Before the parts; the layout's own unless given. */
  readonly greeting?: string;
  readonly parts: readonly MailPart[];
  /** After the parts. */
  readonly closing?: string;
  /** What the staff's own texts may name; missing where they write none. */
  readonly words?: Readonly<Partial<Record<MailWord, string>>>;
  /** Short form, for urgent ones. */
  readonly sms?: string;
};
