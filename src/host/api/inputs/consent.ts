import * as z from 'zod';
import type * as consent from '#core/consent/operations.ts';
import type { Inputs } from './inputs.ts';
import { flag, nothing, path, press } from './parts.ts';

export const consentInputs: Inputs<typeof consent> = {
  loadConsent: nothing,
  saveConsent: z.object({ chat: flag(false), statistics: flag(false), ads: flag(false), path, idempotencyKey: press }),
};
