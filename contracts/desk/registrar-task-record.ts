import * as z from 'zod';
import type { NameServer } from '#core/domain-control/name-servers.ts';
import { startOfIsoDay } from '#core/shared/calendar.ts';

/** What a member does at the registrar by hand. */
export const registrarTaskKinds = ['register', 'renew', 'settings', 'auth-code'] as const;
export type RegistrarTaskKind = (typeof registrarTaskKinds)[number];

/** A name that waits for a member. `askedAt` in ms since 1970 UTC. */
export type RegistrarTaskRow = {
  readonly id: string;
  readonly domain: string;
  readonly kind: RegistrarTaskKind;
  readonly orderNumber: string;
  readonly askedAt: number;
};

/** With what the member tells the registrar. */
export type RegistrarTaskRecord = RegistrarTaskRow & {
  readonly serviceId: string;
  readonly orderId: string;
  /** Whole years that were paid; 0 where nothing was. */
  readonly years: number;
  /** null: they stay as they are. */
  readonly nameServers: readonly NameServer[] | null;
  readonly isLocked: boolean;
  /** On one line each, with the role. */
  readonly contacts: readonly { readonly role: string; readonly text: string }[];
  /** Whether the member tells the code that the registrar gave, or the day on which the name expires. */
  readonly asksCode: boolean;
  readonly asksExpiry: boolean;
};

/** `expiresOn`: in Vietnam, `2027-11-30`; '' when the registrar does not say it. */
export const registrarDoneFields = z.object({
  code: z.string().trim().max(64).default(''),
  expiresOn: z
    .string()
    .default('')
    .refine((day) => day === '' || startOfIsoDay(day) !== null),
});
