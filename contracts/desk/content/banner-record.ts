import * as z from 'zod';
import type { Content } from './content-record.ts';
import { isLink, LINK_PROBLEM, optionalSlug, schedule, typedLine } from './content-values.ts';

export const bannerKinds = ['SLIDER', 'POPUP', 'FLOATING'] as const;
export const bannerTones = ['indigo', 'turmeric', 'green'] as const;

/** A picture of a banner, and the words beside it. */
const slide = z.object({
  /** Id of an uploaded picture. */
  image: z.string().nullable().default(null),
  /** Of a picture elsewhere, where none is chosen. */
  imageUrl: typedLine(2_000).default(''),
  /** Read instead of the picture. */
  title: typedLine(300).default(''),
  link: typedLine(2_000)
    .refine((text) => text === '' || isLink(text), { error: LINK_PROBLEM })
    .default(''),
  heading: typedLine(300).default(''),
  text: typedLine(300).default(''),
  button: typedLine(300).default(''),
  tone: z.enum(bannerTones).default('indigo'),
  showPrice: z.boolean().default(false),
});

/** Shown on each page of the shop, below its links; without a picture it is not. */
export const footerBannerFields = slide.omit({ showPrice: true }).extend({ startDate: schedule, endDate: schedule });

export const bannerFields = z.object({
  name: typedLine(200).min(1, { error: 'Hãy đặt tên cho banner.' }),
  /** '' takes the name. */
  slug: optionalSlug,
  type: z.enum(bannerKinds, { error: 'Hãy chọn loại banner.' }).default('SLIDER'),
  startDate: schedule,
  endDate: schedule,
  /** Id of a site; null for all. */
  site: z.string().nullable().default(null),
  /** A new banner is a draft. */
  published: z.boolean().default(false),
  /** Among those of its kind, smallest first; equal ones in the order in which they were added. */
  order: z.number().int().min(0).max(10_000).default(0),
  media: z.array(slide).max(8).default([]),
});

export type BannerRecord = Content<z.output<typeof bannerFields>> & {
  readonly state: 'live' | 'idle' | 'draft';
  /** Why the shop does not show it, in sentences. */
  readonly problems: readonly string[];
  readonly siteName: string;
  /** Address of its first picture that the desk can show; '' for none. */
  readonly thumbnail: string;
};
