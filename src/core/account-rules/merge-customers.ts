/** What decides whether two customers may be merged into one. Texts are normalised; empty ones are not there. */
export type MergeableCustomer = {
  readonly id: string;
  readonly isBlocked: boolean;
  /** A request to delete the account waits. */
  readonly isLeaving: boolean;
  readonly phones: readonly string[];
  readonly emails: readonly string[];
  readonly taxCodes: readonly string[];
  readonly domains: readonly string[];
  /** Whether a name was verified, so that they can log in. */
  readonly canLogIn: boolean;
  /** An authenticator app, passkeys or accounts of other providers. */
  readonly hasOtherFactors: boolean;
  readonly hasCart: boolean;
  readonly memberLevel: string;
};

/** `no-log-in`: nobody could use the customer that stays, while somebody uses the other one. */
export type MergeRefusal = 'same' | 'blocked' | 'leaving' | 'no-log-in';

/** What staff have to look at; `nothing-shared`: no phone number, e-mail address or tax code is the same. */
export const mergeConflicts = [
  'nothing-shared',
  'both-log-in',
  'other-factors',
  'two-companies',
  'same-domain',
  'two-carts',
  'member-levels',
] as const;
export type MergeConflict = (typeof mergeConflicts)[number];

/** A merge must not undo a block or a deletion, and must leave somebody who can log in. Null when it may happen. */
export const refuseMerge = (kept: MergeableCustomer, merged: MergeableCustomer): MergeRefusal | null => {
  if (kept.id === merged.id) return 'same';
  if (kept.isBlocked || merged.isBlocked) return 'blocked';
  if (kept.isLeaving || merged.isLeaving) return 'leaving';
  return merged.canLogIn && !kept.canLogIn ? 'no-log-in' : null;
};

const share = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((each) => others.includes(each));

/** What differs between two customers, or is there twice, in the order of `mergeConflicts`. */
export const findMergeConflicts = (kept: MergeableCustomer, merged: MergeableCustomer): readonly MergeConflict[] => {
  const isFound: Readonly<Record<MergeConflict, boolean>> = {
    'nothing-shared':
      !share(kept.phones, merged.phones) &&
      !share(kept.emails, merged.emails) &&
      !share(kept.taxCodes, merged.taxCodes),
    'both-log-in': kept.canLogIn && merged.canLogIn,
    'other-factors': merged.hasOtherFactors,
    'two-companies': kept.taxCodes.length > 0 && merged.taxCodes.length > 0 && !share(kept.taxCodes, merged.taxCodes),
    'same-domain': share(kept.domains, merged.domains),
    'two-carts': kept.hasCart && merged.hasCart,
    'member-levels': kept.memberLevel !== merged.memberLevel,
  };
  return mergeConflicts.filter((conflict) => isFound[conflict]);
};
