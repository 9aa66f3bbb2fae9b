import { type Dong, dong } from '#core/shared/dong.ts';

/** What one vCPU, GB or mailbox of a plan costs, rounded half up to whole đồng. `pieces` is above zero. */
export const pricePerPiece = (perUnit: Dong, pieces: number): Dong =>
  dong(Math.floor((2 * perUnit + pieces) / (2 * pieces)));
