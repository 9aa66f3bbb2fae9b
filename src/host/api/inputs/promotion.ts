import type * as promotion from '#core/promotion/operations.ts';
import type { Inputs } from './inputs.ts';
import { nothing } from './parts.ts';

export const promotionInputs: Inputs<typeof promotion> = {
  loadPromotions: nothing,
};
