import * as z from 'zod';
import type * as search from '#core/search/operations.ts';
import type { Inputs } from './inputs.ts';
import { typed } from './parts.ts';

/** The use case truncates pasted text. */
const term = typed(2_000);

export const searchInputs: Inputs<typeof search> = {
  searchSite: z.object({ term }),
  suggest: z.object({ term }),
};
