import * as z from 'zod';
import { StartFailure } from '#backend/platform/start-failure.ts';
import { isThisMachine } from '#contracts/plaintext-services.ts';

export type StaffEnvironment = {
  readonly host: string;
  readonly port: number;
  /** https origin that the browsers of staff use; null: this machine, where the staff listener listens. */
  readonly origin: string | null;
  /** Whether the start writes a set-up link although an administrator exists. */
  readonly isSetUpAsked: boolean;
};

export type StaffSettings = { readonly staff: StaffEnvironment };

const portSentence = 'STAFF_PORT must be a whole number from 0 to 65535.';

export const staffVariables = {
  STAFF_HOST: z.string().default('127.0.0.1'),
  STAFF_PORT: z.coerce
    .number(portSentence)
    .refine((port) => Number.isInteger(port) && port >= 0 && port <= 65_535, portSentence)
    .optional(),
  STAFF_ORIGIN: z
    .string()
    .regex(/^https:\/\/[^/?#\s]+$/, 'STAFF_ORIGIN must be an https origin such as https://staff.shop.example.')
    .optional(),
  STAFF_SETUP: z.enum(['0', '1'], 'STAFF_SETUP must be 0 or 1.').default('0'),
};

const read = z.object(staffVariables);

/** The port after the backend's by default. Throws StartFailure when other machines would reach it without TLS. */
export const parseStaffEnvironment = (given: z.infer<typeof read>, backendPort: number): StaffEnvironment => {
  const { STAFF_HOST: host, STAFF_ORIGIN: origin } = given;
  if (origin === undefined && !isThisMachine(host))
    throw new StartFailure(
      'STAFF_ORIGIN is missing: with STAFF_HOST, staff pages are for an https proxy that it names.',
    );
  return {
    host,
    port: given.STAFF_PORT ?? (backendPort === 0 ? 0 : backendPort + 1),
    origin: origin?.toLowerCase() ?? null,
    isSetUpAsked: given.STAFF_SETUP === '1',
  };
};
