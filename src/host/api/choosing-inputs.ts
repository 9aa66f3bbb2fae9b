import * as z from 'zod';
import type { ChoosingCommands, ChoosingQueries } from '#core/catalogue/choosing-use-cases.ts';
import { amount, press, slug, typed, whole } from './input-parts.ts';

type Asked = ChoosingQueries & ChoosingCommands;

/** A list by hand may be longer than what is compared; longer than this it is no list. */
const MAX_SLUGS = 20;

/** The schemas of what helps to choose. */
export const choosingInputs: { readonly [Name in keyof Asked]: z.ZodType<Parameters<Asked[Name]>[0]> } = {
  loadComparison: z.object({ slugs: z.array(slug).max(MAX_SLUGS) }),
  registerBackup: z.object({
    users: whole.pipe(z.number().min(1).max(1_000_000)),
    years: whole.pipe(z.number().min(1).max(100)),
    domain: typed(300),
    time: whole,
    expectedTotal: amount,
    idempotencyKey: press,
  }),
};
