import { describeLaws, type Law } from '#test/kit/law.ts';
import { claimingLaws } from './laws-of-claiming.ts';
import { editingLaws } from './laws-of-editing.ts';
import { lineLaws } from './laws-of-lines.ts';
import { mergingLaws } from './laws-of-merging.ts';
import { newCartLaws } from './laws-of-new-carts.ts';
import { openingLaws } from './laws-of-opening.ts';
import { orderLaws } from './laws-of-orders.ts';
import { promiseLaws } from './laws-of-price-guarantees.ts';
import type { OrderWorld } from './order-world.ts';

/** Laws of every OrderGateway. */
export const orderGatewayLaws: readonly Law<OrderWorld>[] = [
  ...orderLaws,
  ...lineLaws,
  ...openingLaws,
  ...promiseLaws,
  ...editingLaws,
  ...claimingLaws,
  ...mergingLaws,
  ...newCartLaws,
];

/** Runs the laws on one adapter. `open` returns a service for new visitors. */
export const orderGatewayContract = (name: string, open: () => Promise<OrderWorld>): void =>
  describeLaws(`${name} keeps the OrderGateway contract`, orderGatewayLaws, open);
