import * as z from 'zod';
import type * as places from '#core/places/operations.ts';
import type { Inputs } from './inputs.ts';
import { nothing, text } from './parts.ts';

export const placesInputs: Inputs<typeof places> = {
  loadProvinces: nothing,
  loadWards: z.object({ province: text(20).min(1) }),
};
