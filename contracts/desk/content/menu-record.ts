import * as z from 'zod';
import { MAX_MENU_ITEMS, MAX_MENU_LEVEL } from '#core/shared/menu-outline.ts';
import type { Content } from './content-record.ts';
import { isLink, typedLine } from './content-values.ts';

const isMenuUrl = (url: string): boolean =>
  url === '' ||
  /^\/(?![/\\])[^\s\\]*$/.test(url) ||
  /^https?:\/\/[^\s\\@]+$/i.test(url) ||
  /^(tel|mailto):\S+$/.test(url);

const isMenuSlug = (slug: string): boolean =>
  /^[a-z0-9][a-z0-9_.~/-]*$/i.test(slug) || (/^https?:/i.test(slug) && isLink(slug));

export const menuFields = z.object({
  title: typedLine(60).min(1, { error: 'Hãy nhập tên từ 1 đến 60 ký tự.' }),
  /** Where it leads: a path without the first slash, or a full address. One with «shop» opens the categories. */
  slug: typedLine(500)
    .overwrite((slug) => slug.replace(/^\/+/, ''))
    .refine(isMenuSlug, { error: 'Hãy nhập đường dẫn không dấu như gioi-thieu, hoặc địa chỉ https://…' }),
  /** From 1, the leftmost. */
  order: z.number({ error: 'Hãy nhập một số từ 1 đến 999.' }).int().min(1).max(999).default(1),
  /** From the top; an item is below the last one before it whose level is one less. */
  items: z
    .array(
      z.object({
        title: typedLine(120).min(1, { error: 'Hãy nhập tên mục.' }),
        url: typedLine(2_000)
          .refine(isMenuUrl, { error: 'Hãy nhập địa chỉ bắt đầu bằng / hoặc https://, hoặc để trống.' })
          .default(''),
        level: z
          .number()
          .int()
          .min(0)
          .max(MAX_MENU_LEVEL - 1)
          .default(0),
      }),
    )
    .max(MAX_MENU_ITEMS, { error: `Một menu có nhiều nhất ${MAX_MENU_ITEMS} mục.` })
    .default([]),
});

export type MenuRecord = Content<z.output<typeof menuFields>> & { readonly count: number };
