import * as z from 'zod';
import type * as consultation from '#core/consultation/operations.ts';
import type { Inputs } from './inputs.ts';
import { flag, path, press, typed } from './parts.ts';

export const consultationInputs: Inputs<typeof consultation> = {
  submitConsultation: z.object({
    name: typed(300),
    phone: typed(100),
    email: typed(300),
    note: typed(5_000),
    path,
    product: typed(200),
    configuration: typed(2_000),
    idempotencyKey: press,
  }),
  subscribeNewsletter: z.object({ email: typed(300), agree: flag(false), path, idempotencyKey: press }),
};
