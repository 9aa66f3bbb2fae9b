import type { Provisioning } from '#backend/platform/environment.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { eppProvisioner } from './providers/epp/epp-provisioner.ts';
import { incusProvisioner } from './providers/incus/incus-provisioner.ts';
import { manualProvisioner } from './providers/manual/manual-provisioner.ts';
import { sandboxProvisioner } from './providers/sandbox/sandbox-provisioner.ts';
import { webhookProvisioner } from './providers/webhook/webhook-provisioner.ts';
import type { Provisioner } from './provisioner.ts';

type Row = {
  readonly name: string;
  /** Refused in production. */
  readonly isStandIn: boolean;
  /** null where it is not configured. */
  readonly open: (settings: Provisioning) => Provisioner | null;
};

/** Every provisioner that `PROVISIONERS` may name. */
export const provisioners: readonly Row[] = [
  { name: 'manual', isStandIn: false, open: () => manualProvisioner },
  { name: 'webhook', isStandIn: false, open: ({ webhook }) => webhook && webhookProvisioner(webhook) },
  { name: 'incus', isStandIn: false, open: ({ incus }) => incus && incusProvisioner(incus) },
  { name: 'epp', isStandIn: false, open: ({ epp }) => epp && eppProvisioner(epp) },
  { name: 'sandbox', isStandIn: true, open: () => sandboxProvisioner },
];

/** The provisioner that set a service up; null when it is not configured any more. */
export const provisionerNamed = (settings: Provisioning, name: string): Provisioner | null =>
  provisioners.find((each) => each.name === name)?.open(settings) ?? null;

/** Who sets up what is bought of a product line now. */
export const provisionerOfLine = (settings: Provisioning, line: string): Provisioner =>
  provisionerNamed(settings, lookUp(settings.lines, line) ?? settings.lines['*'] ?? 'manual') ?? manualProvisioner;

type Owned = { readonly type: string; readonly provisioner: string | null };

/**
 * Who looks after a service; null when that is not configured any more. Services of the release before name nobody:
 * members did, or the sandbox.
 */
export const provisionerOf = (settings: Provisioning, { type, provisioner }: Owned): Provisioner | null => {
  if (provisioner !== null) return provisionerNamed(settings, provisioner);
  const now = provisionerOfLine(settings, type);
  return now.hasOwnAddresses ? manualProvisioner : now;
};
