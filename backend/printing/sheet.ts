import type { InvoiceParty } from '#core/shared/people/invoice-party.ts';
import { type Colour, THEME_COLOUR } from '#core/shared/shop/brand-colours.ts';
import type { ShopIdentity } from '#core/shared/shop/shop-identity.ts';

export type Fact = readonly [label: string, value: string];

/** Seller or buyer. */
export const toPartyFacts = ({ name, taxCode, address, phone, email }: InvoiceParty): readonly Fact[] => [
  ['Tên', name],
  ['Mã số thuế', taxCode],
  ['Địa chỉ', address],
  ['Điện thoại', phone],
  ['Email', email],
];

export type SheetColumn = {
  readonly title: string;
  /** Points; ignored for the first column, which takes the remaining width. */
  readonly width: number;
  readonly numeric: boolean;
};

/** How the firm signs its paper. */
export type SheetBrand = { readonly name: string; readonly colour: Colour };

export const sheetBrandOf = ({ name, look }: Pick<ShopIdentity, 'name' | 'look'>): SheetBrand => ({
  name,
  colour: look.colour ?? THEME_COLOUR,
});

export type SheetRow = {
  /** One per column. */
  readonly cells: readonly string[];
  /** Smaller lines below the first cell. */
  readonly details: readonly string[];
};

/** A printable document with one table; all texts are already formatted. */
export type Sheet = {
  readonly heading: string;
  readonly note: string;
  readonly facts: readonly Fact[];
  readonly parties: readonly { readonly title: string; readonly facts: readonly Fact[] }[];
  readonly columns: readonly [SheetColumn, ...SheetColumn[]];
  readonly rows: readonly SheetRow[];
  /** `strong`: the total to pay. */
  readonly totals: readonly { readonly fact: Fact; readonly strong: boolean }[];
  readonly notes: readonly string[];
  /** Side by side, with room to sign and to stamp. */
  readonly signatures: readonly { readonly title: string; readonly hint: string }[];
  /** Precedes the page number. */
  readonly foot: string;
  /** ms since 1970 UTC. */
  readonly date: number;
  readonly author: string;
  readonly brand: SheetBrand;
};
