import * as z from 'zod';
import type { Entrances } from '#backend/platform/environment.ts';
import { entranceSettings } from '#contracts/entrances.ts';
import type { Mode } from '#contracts/mode.ts';
import { readSecretList } from '#contracts/secrets/secret-list.ts';
import { sampleNameServers } from '#contracts/seed/sample-identity.ts';
import { isHostName, setting } from '#contracts/settings/setting.ts';
import { secretListSetting, sharedSettings } from '#contracts/settings/shared-settings.ts';

const invalidNameServers = 'NAME_SERVERS must be two to six host names such as ns1.shop.example, ns2.shop.example.';

/** null: not two to six host names. */
const readNameServers = (text: string): readonly string[] | null => {
  const names = text
    .toLowerCase()
    .split(',')
    .map((each) => each.trim());
  const good =
    names.length >= 2 && names.length <= 6 && names.every(isHostName) && new Set(names).size === names.length;
  return good ? names : null;
};

export const serviceVariables = {
  NAME_SERVERS: setting(
    z
      .string()
      .refine((text) => readNameServers(text) !== null, invalidNameServers)
      .optional(),
    {
      group: 'Domains and companies',
      meaning:
        'name servers of the firm, two to six, which domains have unless their owners say otherwise; `DNS_PUBLISHER` brings them the records that customers edit',
      example: 'ns1.shop.example, ns2.shop.example',
      otherwise: 'in development a sample; in production the member who registers a domain types them',
    },
  ),
  PANEL_URL: sharedSettings.PANEL_URL,
  LAB_URL: sharedSettings.LAB_URL,
  PANEL_SECRET: setting(secretListSetting('PANEL_SECRET'), {
    group: 'Services of customers',
    meaning: 'secrets by which panels and labs redeem the token of a customer who enters',
    example: '…',
    otherwise: 'required with `PANEL_URL` or `LAB_URL`',
    isSecret: true,
  }),
};

/** Empty in a production that names none. */
export const parseNameServers = ({ NAME_SERVERS: given }: z.infer<typeof variables>, mode: Mode): readonly string[] =>
  (given === undefined ? null : readNameServers(given)) ?? (mode === 'development' ? sampleNameServers : []);

const variables = z.object(serviceVariables);

export const parseEntrances = (given: z.infer<typeof variables>): Entrances => ({
  urls: { panel: given.PANEL_URL ?? null, lab: given.LAB_URL ?? null },
  secret: readSecretList(given.PANEL_SECRET ?? ''),
});

/** A sentence when a panel is named that nothing lets redeem. */
export const entranceProblems = (given: Readonly<Record<string, string | undefined>>): readonly string[] => {
  const named = Object.values(entranceSettings).filter((name) => given[name]);
  return named.length === 0 || given.PANEL_SECRET
    ? []
    : [`PANEL_SECRET is missing; without it the panel of ${named.join(' and ')} cannot redeem what customers bring.`];
};
