import type { StaffRight } from '#contracts/rights/staff-rights.ts';
import type { Colour } from '#core/shared/shop/brand-colours.ts';

/** Who works at the desk, and what its pages may offer them. */
export type DeskSession = {
  readonly member: string;
  /** What the member may give to others. */
  readonly rights: readonly StaffRight[];
  readonly shop: {
    /** Where shoppers are. */
    readonly origin: string;
    readonly name: string;
    readonly colour: Colour | null;
    readonly radius: number | null;
  };
  /** By resource that the member may read: whether they create and change records, which actions they take and parts they ask for. */
  readonly may: Readonly<Record<string, DeskRights>>;
  /** What the shop lacks before it can sell, in sentences. */
  readonly lacks: readonly string[];
  /** The staff's other pages. */
  readonly pages: readonly { readonly title: string; readonly path: string }[];
};

export type DeskRights = {
  readonly create: boolean;
  readonly update: boolean;
  readonly actions: readonly string[];
};

/** What a list of the desk is asked for. */
export type DeskListQuery = {
  readonly words: string;
  readonly filter: Readonly<Record<string, string>>;
  readonly sort: string;
  readonly isDescending: boolean;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
};

/** Why the desk was refused; sentences are Vietnamese. */
export type DeskRefusal = {
  readonly code: string;
  readonly message: string;
  /** By field. */
  readonly errors?: Readonly<Record<string, string>>;
};
