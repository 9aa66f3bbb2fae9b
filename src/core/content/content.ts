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

export type Licence = { readonly url: string; readonly imagePath: string; readonly alt: string };
export type Faq = { readonly question: string; readonly answer: string };
