import type { Provisioner } from '#backend/provisioning/provisioner.ts';
import { abilitiesWithoutEngine } from '#core/control-rules/abilities.ts';

const byHand = (): Promise<never> => Promise.reject(new Error('members of the staff read their pages'));

/** Members of the staff, who do everything, and say at the desk that it is done. */
export const manualProvisioner: Provisioner = {
  name: 'manual',
  abilities: abilitiesWithoutEngine,
  performs: () => false,
  durationOf: () => null,
  hasOwnAddresses: true,
  perform: byHand,
  read: byHand,
};
