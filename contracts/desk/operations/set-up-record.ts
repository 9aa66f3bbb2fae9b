import * as z from 'zod';

/**
 * What waits for a member: a paid service to hand over, a larger or a smaller plan to make on the machine, a line that
 * could not be set up, and what a system was asked for.
 */
export type SetUpKind = 'hand-over' | 'larger' | 'smaller' | 'failed' | 'system';

/** `asked` and `accepted` are those of a system; `done` once a member has handed the service over. */
export type SetUpState = 'late' | 'waiting' | 'failed' | 'asked' | 'accepted' | 'done';

/** Of a service by its kind; each field has a name of its own. */
export const handOverForm = z.object({}).catchall(z.string().max(300));

/** Many services, a line each. */
export const pasteFields = z.object({ lines: z.string().max(100_000) });

/** Times in ms since 1970 UTC. */
export type SetUpRow = {
  readonly id: string;
  readonly kind: SetUpKind;
  /** Of the service, or of the line that is no service yet. */
  readonly name: string;
  /** The plan, or what a system was asked for. */
  readonly about: string;
  /** In pastes; '' where nothing is handed over. */
  readonly code: string;
  /** Columns of a paste after the code, a name each; those in brackets may stay empty. */
  readonly format: readonly string[];
  readonly orderId: string;
  readonly orderNumber: string;
  readonly since: number;
  /** When the shop promised it; null where it promised nothing. */
  readonly deadline: number | null;
  readonly state: SetUpState;
};

export type SetUpRecord = SetUpRow & {
  /** Null for a line that is no service yet. */
  readonly serviceId: string | null;
  /** What was bought, by name. */
  readonly choices: readonly { readonly name: string; readonly value: string }[];
  /** Of the form of a service that is handed over; values are never read back. */
  readonly fields: readonly {
    readonly key: string;
    readonly label: string;
    readonly isRequired: boolean;
    readonly isUrl: boolean;
  }[];
  readonly handedOver: { readonly by: string; readonly at: number } | null;
  /** How often a system was asked, and when it is asked again; null for the others. */
  readonly tries: { readonly count: number; readonly next: number | null; readonly error: string } | null;
};

/** What a line of a paste would do. It does not hold the password. */
export type PastedRow = {
  /** Number of the line, from 1. */
  readonly id: string;
  readonly name: string;
  readonly orderNumber: string;
  readonly addresses: string;
  readonly user: string;
  readonly hasPassword: boolean;
  /** Why it cannot be; '' where it can. */
  readonly problem: string;
};

export type PastePlan = { readonly rows: readonly PastedRow[] };
