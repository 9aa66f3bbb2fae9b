import type { Ability } from '#core/control-rules/abilities.ts';
import type { LoggedKind } from '#core/control-rules/logged-kind.ts';
import type { ActionKind, ControlKind, SettledState } from '#core/control-rules/power.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { IdempotencyKey, ServiceId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';

/** `system`: one of `ControlState.systems`. */
export type RequestedAction =
  | { readonly kind: Exclude<ControlKind, 'reinstall'> }
  | { readonly kind: 'reinstall'; readonly system: string };

/** An entry of the log. Times in ms since 1970 UTC. */
export type LoggedAction = {
  readonly id: string;
  readonly kind: LoggedKind;
  /** Operating system, new name, snapshot, key or user, or why staff could not do it; empty for others. */
  readonly detail: string;
  readonly by: 'customer' | 'staff' | 'shop';
  readonly at: number;
  /** null while it runs. */
  readonly finishedAt: number | null;
  readonly outcome: 'running' | 'done' | 'failed';
};

export type ControlState = {
  readonly settled: SettledState;
  /** `expectedAt` is when it is likely to end, in ms since 1970 UTC; null where nobody knows. */
  readonly running: { readonly kind: ActionKind; readonly at: number; readonly expectedAt: number | null } | null;
  /** Operating system that runs; null for services without one. */
  readonly system: string | null;
  /** What it can be reinstalled with: free systems and the one that was bought. */
  readonly systems: readonly string[];
  /** Whether `takePassword` has one to show. */
  readonly hasNewPassword: boolean;
  /** Whether `ServiceEntry` opens its panel or lab now. */
  readonly canEnter: boolean;
  /** Whether members of the staff make the accounts of its users; no keys are made here then. */
  readonly isByStaff: boolean;
  /** What whoever looks after the service can do for its owner, of any product line. */
  readonly offered: readonly Ability[];
  readonly note: string;
  /** Newest first, at most `MAX_LOGGED`. */
  readonly log: readonly LoggedAction[];
};

export type ServiceLabel = { readonly name: string; readonly note: string };

/**
 * What its owner does with a service; another customer's is `not-found`, `denied` without a session. Each method but
 * `load` writes an entry into the log. Refusals: `service-action-running` while an action runs,
 * `service-action-impossible` in this state or for this type, `bad-input`, `idempotency-key-reused`. [SVC-01]
 */
export type ServiceControl = {
  readonly load: (id: ServiceId) => Promise<Result<ControlState, PortFailure>>;
  /** Begins an action, once per key; one runs at a time. A new password replaces the earlier one when it is done. */
  readonly run: (
    id: ServiceId,
    action: RequestedAction,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<ControlState, PortFailure>>;
  /** An empty name restores the first one. */
  readonly rename: (
    id: ServiceId,
    label: ServiceLabel,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<ControlState, PortFailure>>;
  /** Returns the password that the last reset or reinstallation made, and deletes it: `not-found` afterwards. */
  readonly takePassword: (id: ServiceId) => Promise<Result<string, PortFailure>>;
};
