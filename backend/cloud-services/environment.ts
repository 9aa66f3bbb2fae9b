import * as z from 'zod';
import type { Entrances } from '#backend/platform/environment.ts';
import { entranceSettings } from '#contracts/entrances.ts';
import { readSecretList } from '#contracts/secret-list.ts';
import { setting } from '#contracts/settings/setting.ts';
import { secretListSetting, sharedSettings } from '#contracts/settings/shared-settings.ts';

export const serviceVariables = {
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
