import * as z from 'zod';
import { type Entrances, secretListVariable } from '#backend/platform/environment.ts';
import { entranceSettings, invalidEntranceUrl, isEntranceUrl } from '#contracts/entrances.ts';
import { readSecretList } from '#contracts/secret-list.ts';

const entranceVariable = (name: string) => z.string().refine(isEntranceUrl, invalidEntranceUrl(name)).optional();

export const serviceVariables = {
  PANEL_URL: entranceVariable(entranceSettings.panel),
  LAB_URL: entranceVariable(entranceSettings.lab),
  PANEL_SECRET: secretListVariable('PANEL_SECRET'),
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
