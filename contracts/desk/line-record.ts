import * as z from 'zod';
import { lineHandovers, lineIcons, MAX_PLAN_COLUMNS, ownLineKinds } from '#core/shared/goods/own-line.ts';

/** A product line; '' where it says nothing itself. */
export const lineFields = z.object({
  title: z.string().trim().min(1).max(60),
  /** Title of its group in the menu; a new title is a new group. */
  group: z.string().trim().min(1).max(60),
  description: z.string().trim().min(1).max(1_000),
  kind: z.enum(['', ...ownLineKinds]).default(''),
  handover: z.enum(['', ...lineHandovers]).default(''),
  icon: z.enum(['', ...lineIcons]).default(''),
  /** Names of specifications. */
  columns: z.array(z.string().trim().min(1).max(80)).max(MAX_PLAN_COLUMNS).default([]),
});
/** The handle is part of its address and stays. */
export const newLineFields = lineFields.extend({ line: z.string().trim().min(2).max(40) });

export type LineRecord = z.output<typeof newLineFields> & { readonly id: string };
export type LineRow = Pick<LineRecord, 'id' | 'title' | 'group' | 'handover'>;
