import type { FooterBanner } from './banner.ts';
import type { RichText } from './rich-text.ts';

/** Paths are validated before they are rendered. */

export type MenuItem = { readonly title: string; readonly url: string; readonly children: readonly MenuItem[] };

/** store opens the category tree, external leaves the shop, page links to /{slug}. [HDR-03] */
export type Menu = {
  readonly title: string;
  readonly slug: string;
  readonly kind: 'store' | 'external' | 'page';
  readonly items: readonly MenuItem[];
};

export type Logo = { readonly imagePath: string; readonly alt: string };

/** tel is a purely numeric link, external opens in a new tab. [FTR-02] */
export type FooterLink = { readonly title: string; readonly href: string; readonly kind: 'page' | 'external' | 'tel' };
export type FooterColumn = { readonly id: number; readonly title: string; readonly links: readonly FooterLink[] };
/** Columns by ascending category id. [FTR-01] */
export type Footer = {
  readonly columns: readonly FooterColumn[];
  readonly copyright: string;
  readonly company: string;
  readonly address: string;
};

/** A permission or registration of the firm: a badge, or its name with what stands on the paper; '' for what is not given. */
export type Licence = {
  readonly url: string;
  readonly imagePath: string | null;
  /** Of the picture; beside a name ''. */
  readonly alt: string;
  readonly name: string;
  readonly number: string;
  readonly issuer: string;
};
export type Faq = { readonly question: string; readonly answer: RichText };

/** What editors set for the whole site. What they left out is null. */
export type SiteConfig = {
  readonly footerBanner: FooterBanner | null;
  /** As written on the pages, with its dots. */
  readonly hotline: string | null;
  /** What a call costs and when it is answered, without a full stop. */
  readonly hotlineNote: string | null;
  readonly email: string | null;
  readonly zaloUrl: string | null;
  readonly socialUrls: readonly string[] | null;
  /** When advisers answer. */
  readonly hours: string | null;
  /** One sentence about the shop, at its name in the footer. [FTR-01] */
  readonly about: string | null;
  /** What the home page says first, and one sentence below it. [ROUTE-01] */
  readonly headline: string | null;
  readonly lead: string | null;
  /** Below the headline of the voucher dialog. [VCH-01] */
  readonly voucherText: string | null;
};
