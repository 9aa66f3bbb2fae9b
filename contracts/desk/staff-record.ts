import * as z from 'zod';
import type { StaffRight } from '#contracts/rights/staff-rights.ts';

/** What an administrator decides about an account. */
export const accountFields = z.object({
  /** Ids of roles. */
  roles: z.array(z.string().max(64)).min(1).max(50),
});

/** The name is fixed once somebody is invited. */
export const newAccountFields = accountFields.extend({ name: z.string().trim().min(1).max(40) });

export const accountStates = ['open', 'invited', 'blocked'] as const;

/** A member of the staff, or somebody who has not used their link yet. */
export type AccountRecord = z.output<typeof newAccountFields> & {
  readonly id: string;
  /** Names of the roles. */
  readonly roleNames: string;
  readonly state: (typeof accountStates)[number];
  /** Of the account, ms since 1970; of a link the end. */
  readonly at: number;
  /** Whether password and authenticator app can be set up again. */
  readonly hasPassword: boolean;
};

/** What a new account and one that is set up again show once. */
export type ShownLink = { readonly link: string };

/** A role of the shop's own. */
export const staffRoleFields = z.object({
  name: z.string().trim().min(2).max(60),
  rights: z.array(z.string().max(64)).max(200),
});

export type StaffRoleRecord = {
  readonly id: string;
  readonly name: string;
  readonly rights: readonly StaffRight[];
  /** Every shop has it, as it is. */
  readonly isPreset: boolean;
  /** Names of those who hold it. */
  readonly holders: string;
};

export type StaffSessionRecord = {
  readonly id: string;
  readonly name: string;
  readonly device: string;
  /** When the member typed a code, ms since 1970. */
  readonly confirmedAt: number;
  readonly lastSeenAt: number;
  /** Of the reader's own log-in. */
  readonly isOwn: boolean;
};
