import * as z from 'zod';
import type * as redirects from '#core/redirects/operations.ts';
import type { Inputs } from './inputs.ts';
import { flag, text } from './parts.ts';

export const redirectsInputs: Inputs<typeof redirects> = {
  checkRedirect: z.object({ path: text(2_000).startsWith('/'), uncounted: flag(false) }),
};
