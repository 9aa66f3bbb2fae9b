import * as z from 'zod';
import { cleanTyped } from '#core/shared/text/clean-typed.ts';

/** A text of one line, as it was meant. */
export const typedLine = (most: number) => z.string().overwrite(cleanTyped).max(most);

/** A text of several lines. */
export const typedText = (most: number) =>
  z
    .string()
    .overwrite((text) => text.replaceAll('\r\n', '\n').normalize('NFC').trim())
    .max(most);

const isSlug = (text: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);

/** '' where it follows from a title. */
export const optionalSlug = typedLine(120)
  .refine((text) => text === '' || isSlug(text), {
    error: 'Chỉ dùng chữ thường không dấu, số và dấu gạch ngang, ví dụ: khuyen-mai-he.',
  })
  .default('');

/** A path of this shop or an http(s) URL without credentials. Rejects text that browsers interpret differently. */
export const isLink = (text: string): boolean =>
  text.length <= 2_000 && (/^\/(?![/\\])[^\s\\]*$/.test(text) || /^https?:\/\/[^\s\\@/]+(\/[^\s\\]*)?$/i.test(text));

export const LINK_PROBLEM = 'Hãy nhập đường dẫn bắt đầu bằng / hoặc địa chỉ bắt đầu bằng https://.';

/** An instant in ISO 8601, UTC; null without limit. */
export const schedule = z.iso.datetime({ error: 'Hãy chọn ngày và giờ.' }).nullable().default(null);

/** What is wrong with two ends of a time, by field. */
export const checkSchedule = (
  begin: string | null,
  end: string | null,
  endField: string,
): Readonly<Record<string, string>> =>
  begin !== null && end !== null && Date.parse(end) < Date.parse(begin)
    ? { [endField]: 'Lúc kết thúc phải sau lúc bắt đầu.' }
    : {};
