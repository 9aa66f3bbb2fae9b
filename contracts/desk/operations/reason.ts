import * as z from 'zod';
import { cleanLines } from '#core/shared/text/clean-typed.ts';

/** Why a member decides so, for the customer: 1 to 500 characters. */
export const reasonFields = z.object({ reason: z.string().transform(cleanLines).pipe(z.string().min(1).max(500)) });
