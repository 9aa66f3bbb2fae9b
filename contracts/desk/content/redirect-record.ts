import * as z from 'zod';
import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import type { Content } from './content-record.ts';
import { isLink, LINK_PROBLEM, schedule, typedLine } from './content-values.ts';

/** 410: the page is gone. */
export const redirectStatuses = [301, 302, 303, 307, 308, 410] as const;

/** One slash; no control character and no backslash, which browsers read as a slash. */
const isOldPath = (text: string): boolean => /^\/(?!\/)[^\p{Cc}\\]*$/u.test(cleanTyped(text));

export const redirectFields = z.object({
  urlOld: typedLine(2_000).refine(isOldPath, {
    error: 'Hãy nhập địa chỉ cũ bắt đầu bằng một dấu /, ví dụ /khuyen-mai-cu.',
  }),
  /** '' only for 410. */
  urlNew: typedLine(2_000)
    .refine((text) => text === '' || isLink(text), { error: LINK_PROBLEM })
    .default(''),
  statusCode: z.literal(redirectStatuses, { error: 'Hãy chọn một cách chuyển.' }).default(301),
  /** Id of a site; null for all. */
  site: z.string().nullable().default(null),
  beginDate: schedule,
  endDate: schedule,
});

export type RedirectRecord = Content<z.output<typeof redirectFields>> & {
  /** Whether the shop follows it now. */
  readonly state: 'live' | 'idle';
  /** Why not, in sentences. */
  readonly problems: readonly string[];
  readonly siteName: string;
  readonly hits: number;
  /** ms since 1970 UTC; null: never. */
  readonly lastHitAt: number | null;
};
