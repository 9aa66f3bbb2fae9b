import { isSuspended, type ServiceStatus, serviceStates } from '#core/shared/service-status.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { type ActionKind, actionKinds } from './power.ts';

/** What the owner of a service can do with it here. */
export const everyAbility = [
  /** Start, stop, reboot. */
  'power',
  /** With another operating system. */
  'reinstall',
  /** A new one, shown once. */
  'password',
  'rename',
  /** Access keys of an S3 store. */
  'keys',
  /** Users of an office package or its backup. */
  'seats',
  /** Its panel or lab, without its password. */
  'enter',
  /** What its engine reports of processor, memory, disk and network. */
  'measurements',
  /** Copies of its disk, made and brought back. */
  'snapshots',
] as const;
export type Ability = (typeof everyAbility)[number];

/** What an engine alone can do. */
export const engineAbilities = ['measurements', 'snapshots'] as const;

/** Those of people and registries, which have no engine. */
export const abilitiesWithoutEngine: readonly Ability[] = everyAbility.filter(
  (each) => !engineAbilities.some((own) => own === each),
);

const server: readonly Ability[] = ['power', 'reinstall', 'password', 'rename', 'measurements', 'snapshots'];

/** By handle of the product line; a domain has its own page parts. [SVC-01] */
const abilitiesByType: Readonly<Record<string, readonly Ability[]>> = {
  'cloud-server': server,
  'dedicated-server': server,
  'bare-metal': server,
  'big-memory': server,
  'gpu-desktop': server,
  'cloud-lab': ['enter', 'password', 'rename'],
  'web-hosting': ['enter', 'password', 'rename'],
  'mail-server': ['enter', 'password', 'rename'],
  'dedicated-mail-server': ['enter', 'password', 'rename'],
  'cloud-backup': ['password', 'rename'],
  'object-storage': ['keys', 'rename'],
  'office-365': ['seats', 'rename'],
  'm365-backup': ['seats', 'password', 'rename'],
  domain: [],
};

/** Of a line of the firm's own, whatever it sells. */
const ofOtherLines: readonly Ability[] = ['rename'];

/** `offered`: what whoever set the service up can do; everything where it is not given. */
type Offering = { readonly type: string; readonly offered?: readonly Ability[] };

export const abilitiesOf = ({ type, offered = everyAbility }: Offering): readonly Ability[] =>
  (lookUp(abilitiesByType, type) ?? ofOtherLines).filter((each) => offered.includes(each));

/** What a service must be able to do for its owner before it obeys an action. */
export const abilityFor: Readonly<Record<ActionKind, Ability>> = {
  start: 'power',
  stop: 'power',
  reboot: 'power',
  reinstall: 'reinstall',
  'reset-password': 'password',
  'take-snapshot': 'snapshots',
  'restore-snapshot': 'snapshots',
  'delete-snapshot': 'snapshots',
};

type Controlled = Offering & { readonly status: ServiceStatus };

/** Whether the service can do it now. */
export const isAbleTo = (service: Controlled, ability: Ability): boolean =>
  serviceStates[service.status].isObeying && abilitiesOf(service).includes(ability);

/** Why the service does not obey this action now; null when it does. */
export const refuseAction = (
  service: Controlled,
  kind: ActionKind,
): 'service-suspended' | 'service-action-impossible' | null => {
  const has = abilitiesOf(service).includes(abilityFor[kind]);
  if (has && isSuspended(service)) return 'service-suspended';
  return has && serviceStates[service.status].isObeying ? null : 'service-action-impossible';
};

export const actionsOf = (service: Controlled): readonly ActionKind[] =>
  actionKinds.filter((kind) => refuseAction(service, kind) === null);
