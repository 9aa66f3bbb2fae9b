import type { Colour } from './brand-colours.ts';

/** How to reach the shop. The content system's config comes first. */
export type ShopContact = {
  readonly hotline: string;
  /** What a call costs and when it is answered, without a full stop; '' for nothing to say. */
  readonly hotlineNote: string;
  /** null: not known. */
  readonly email: string | null;
  readonly zaloUrl: string | null;
  /** Pages of the shop at social networks, in the order in which the foot of the page shows them. */
  readonly socialUrls: readonly string[];
  /** When advisers answer. */
  readonly hours: string;
};

/** What the shop promises in figures: rules, texts and mails read them here. */
export type ShopPromises = {
  /** Of a calendar month, in percent; null: none is promised. */
  readonly availabilityPercent: number | null;
  /** Until somebody works on a service that is down; null: none is promised. */
  readonly answerMinutes: number | null;
  /** Before work that interrupts services; null: none is promised. */
  readonly maintenanceHours: number | null;
  /** From the hand-over, the day itself included, in which ending a service gives the unused part back; 0: none. */
  readonly refundDays: number;
};

/** Colour, corners and marks of the firm; null: those of the theme. */
export type ShopLook = {
  /** Of buttons and links; it carries white text. */
  readonly colour: Colour | null;
  /** Of corners, in CSS pixels. */
  readonly radius: number | null;
  /** Addresses; without a dark one the light one serves both schemes. */
  readonly logo: { readonly light: string; readonly dark: string | null } | null;
  readonly favicon: string | null;
};

export const themeLook: ShopLook = { colour: null, radius: null, logo: null, favicon: null };

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
  readonly promises: ShopPromises;
  /** Of an account's password, in characters; pages say it before the service refuses a shorter one. */
  readonly minPasswordLength: number;
  /** Capital letters before the digits of an order's number. Orders of before keep theirs. */
  readonly orderPrefix: string;
  readonly look: ShopLook;
};

/** Before a document has said whose shop it is. */
export const unknownShop: ShopIdentity = {
  name: '',
  shortName: '',
  seller: '',
  domain: '',
  contact: { hotline: '', hotlineNote: '', email: null, zaloUrl: null, socialUrls: [], hours: '' },
  promises: { availabilityPercent: null, answerMinutes: null, maintenanceHours: null, refundDays: 0 },
  minPasswordLength: 0,
  orderPrefix: '',
  look: themeLook,
};
