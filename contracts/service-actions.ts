import { abilitiesOf } from '#core/control-rules/abilities.ts';
import type { ActionKind } from '#core/control-rules/power.ts';
import { isWindows, type SetUp, SYSTEM } from './service-facts.ts';

/** How long an action of a service takes, in ms. Machines are simulated. */
export const ACTION_DURATIONS_MS: Readonly<Record<ActionKind, number>> = {
  start: 8_000,
  stop: 5_000,
  reboot: 10_000,
  reinstall: 45_000,
  'reset-password': 4_000,
  'take-snapshot': 6_000,
  'restore-snapshot': 12_000,
  'delete-snapshot': 3_000,
};

/** Operating system of a set-up; null for services without one. */
export const systemOf = ({ configs }: Pick<SetUp, 'configs'>): string | null =>
  configs.find(({ name }) => name === SYSTEM)?.value ?? null;

/** What a service can be reinstalled with: free systems of its line, and the one that was bought with it. */
export const installableSystems = (
  { type, configs }: Pick<SetUp, 'configs'> & { readonly type: string },
  values: readonly { readonly title: string; readonly isFree: boolean }[],
): readonly string[] => {
  if (!abilitiesOf({ type }).includes('reinstall')) return [];
  const bought = systemOf({ configs });
  return values.filter(({ title, isFree }) => isFree || title === bought).map(({ title }) => title);
};

/** A service after its reinstallation; null is the system of the set-up. */
export const onSystem = <Made extends Pick<SetUp, 'configs' | 'username'>>(setUp: Made, system: string | null): Made =>
  system === null
    ? setUp
    : {
        ...setUp,
        username: isWindows(system) ? 'Administrator' : 'root',
        configs: [{ name: SYSTEM, value: system }, ...setUp.configs.filter(({ name }) => name !== SYSTEM)],
      };
