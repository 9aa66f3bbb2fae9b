import { productTypes } from './product-types.ts';
import type { ServiceKind } from './service-kind.ts';

/** What may be written of a product line; the lines of the sample have their kind by their handle. */
export const ownLineKinds = ['machine', 'site', 'mail', 'storage', 'backup', 'other'] as const satisfies ServiceKind[];
export type OwnLineKind = (typeof ownLineKinds)[number];

/** How soon a paid line can be used, slowest last. */
export const handovers = ['minutes', 'day', 'working-day', 'documents'] as const;
export type Handover = (typeof handovers)[number];

/** Documents are those of domains alone. */
export const lineHandovers = ['minutes', 'day', 'working-day'] as const satisfies Handover[];

/** Drawings for product lines: those of the sample's lines, and some of the interface. */
export const lineIcons = [
  ...productTypes,
  'shield',
  'lock',
  'key',
  'globe',
  'network',
  'server',
  'disk',
  'cpu',
  'ram',
  'ip',
  'mail',
  'phone',
  'chat',
  'box',
  'building',
  'document',
  'calendar',
  'clock',
  'user',
  'bolt',
  'star',
] as const;

export const MAX_PLAN_COLUMNS = 6;
