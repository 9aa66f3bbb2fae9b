import * as z from 'zod';
import { StartFailure } from '#backend/platform/start-failure.ts';
import { isThisMachine } from '#contracts/secrets/plaintext-services.ts';
import { integerSetting, portSetting, setting, switchSetting } from '#contracts/settings/setting.ts';

export type StaffEnvironment = {
  readonly host: string;
  readonly port: number;
  /** https origin that the browsers of staff use; null: this machine, where the staff listener listens. */
  readonly origin: string | null;
  /** Whether the start writes a set-up link although an administrator exists. */
  readonly isSetUpAsked: boolean;
  /** Đồng above which a refund, a waiver or cash takes a second member; 0: none does. */
  readonly secondPersonAbove: number;
};

export type StaffSettings = { readonly staff: StaffEnvironment };

export const staffVariables = {
  STAFF_HOST: setting(z.string().default('127.0.0.1'), {
    group: 'Addresses',
    meaning: 'address where the pages of the staff listen; another host than this machine needs `STAFF_ORIGIN`',
    example: '0.0.0.0',
  }),
  STAFF_PORT: setting(portSetting('STAFF_PORT').optional(), {
    group: 'Addresses',
    meaning: 'port where the pages of the staff listen',
    example: '4001',
    otherwise: 'the port after the backend’s',
  }),
  STAFF_ORIGIN: setting(
    z
      .string()
      .regex(/^https:\/\/[^/?#\s]+$/, 'STAFF_ORIGIN must be an https origin such as https://staff.shop.example.')
      .optional(),
    {
      group: 'Addresses',
      meaning: 'https origin under which the browsers of the staff reach these pages through a proxy',
      example: 'https://staff.shop.example',
      otherwise: 'this machine only',
      isCommon: true,
    },
  ),
  SECOND_PERSON_ABOVE: setting(integerSetting('SECOND_PERSON_ABOVE', 0, 1_000_000_000_000).default(0), {
    group: 'Staff',
    meaning:
      'đồng above which a refund, a waiver or cash waits at the desk until a second member approves it; 0: never',
    example: '5000000',
  }),
  STAFF_SETUP: setting(switchSetting('STAFF_SETUP').default('0'), {
    group: 'Staff',
    meaning:
      '1: the start writes a set-up link for another administrator, for when nobody can log in; remove it afterwards',
    example: '1',
  }),
};

const read = z.object(staffVariables);

/** Throws StartFailure when other machines would reach it without TLS. */
export const parseStaffEnvironment = (given: z.infer<typeof read>, defaultPort: number): StaffEnvironment => {
  const { STAFF_HOST: host, STAFF_ORIGIN: origin } = given;
  if (origin === undefined && !isThisMachine(host))
    throw new StartFailure(
      'STAFF_ORIGIN is missing: with STAFF_HOST, staff pages are for an https proxy that it names.',
    );
  return {
    host,
    port: given.STAFF_PORT ?? defaultPort,
    origin: origin?.toLowerCase() ?? null,
    isSetUpAsked: given.STAFF_SETUP === '1',
    secondPersonAbove: given.SECOND_PERSON_ABOVE,
  };
};
