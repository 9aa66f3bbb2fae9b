import * as z from 'zod';
import type { ServiceStatus } from '#core/shared/service-status.ts';

/** `password`: the new one, where the action makes one. */
export const finishFields = z.object({ password: z.string().trim().max(200).default('') });

/** `key`: of what the member saw waiting. */
export const switchFields = z.object({ key: z.string().trim().min(1).max(100) });

/** `seen`: since when the list of users that the member saw waits, ms since 1970 UTC. */
export const seatFields = z.object({ seen: z.number() });

/** A service as operations work with it; times in ms since 1970 UTC. */
export type MachineRow = {
  readonly id: string;
  readonly name: string;
  /** As customers tell it. */
  readonly number: string;
  readonly plan: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly status: ServiceStatus;
  readonly endsAt: number;
};

/** Stopped, started again, removed. */
export const switchKinds = ['suspend', 'resume', 'end'] as const;
export type SwitchKind = (typeof switchKinds)[number];

export const machineActions = ['start', 'stop', 'reboot'] as const;
export type MachineAction = (typeof machineActions)[number];

export type MachineRecord = MachineRow & {
  readonly deliveredAt: number | null;
  /** Null where nothing is started and stopped. */
  readonly power: 'running' | 'stopped' | null;
  /** State of the registrant documents, in words; '' without them. */
  readonly papers: string;
  /** The plan of the next term; '' for the same. */
  readonly nextPlan: string;
  readonly actions: readonly MachineAction[];
  /** Why members suspended it; '' while they have not. */
  readonly holdReason: string;
  readonly mayHold: boolean;
  readonly mayResume: boolean;
  /** What its owner asked for and a member does on the machine. */
  readonly asked: {
    readonly text: string;
    readonly at: number;
    readonly detail: string;
    readonly makesPassword: boolean;
  } | null;
  /** What the shop decided, and a member does where the service runs. */
  readonly decided: { readonly key: string; readonly kind: SwitchKind; readonly at: number } | null;
  /** Users that its owner wants, while the accounts do not agree. */
  readonly seats: {
    readonly since: number;
    readonly users: readonly { readonly id: string; readonly name: string; readonly isNew: boolean }[];
    /** Addresses whose accounts have to go. */
    readonly removed: readonly string[];
  } | null;
  /** Newest first. */
  readonly log: readonly {
    readonly id: string;
    readonly at: number;
    readonly text: string;
    readonly outcome: 'running' | 'done' | 'failed';
    readonly by: 'owner' | 'system' | 'registrar' | 'staff';
  }[];
};
