import * as z from 'zod';
import { isEmail, MAX_EMAIL_LENGTH } from '#core/shared/text/email-address.ts';
import { isHotline } from '#core/shared/text/phone-number.ts';
import { isLink, typedLine, typedText } from './content-values.ts';

const line = (most: number) => z.string().trim().max(most);
const words = (most: number) => line(most).min(1);
/** Segments of small letters, digits and hyphens; `/` between segments. */
const slug = z
  .string()
  .trim()
  .max(120)
  .regex(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/, {
    error: 'Chỉ dùng chữ thường không dấu, số, dấu gạch ngang và gạch chéo, ví dụ: ho-tro/chuyen-dich-vu.',
  });
/** A path of the shop, an address on the web, of mail or telephone; '' for none. */
const link = line(500).regex(/^(?:$|\/(?!\/)|https:\/\/|mailto:|tel:|\{\{)\S*$/, {
  error:
    'Hãy nhập đường dẫn bắt đầu bằng /, ví dụ /gioi-thieu, hoặc địa chỉ bắt đầu bằng https://, mailto: hay tel:, không có dấu cách.',
});
const markdown = line(100_000);
/** Id of a picture; null for none. */
const picture = z.string().nullable().default(null);
const pictures = z.array(z.string()).max(30).default([]);
const published = z.boolean().default(true);

export const sectionKinds = ['rich-text', 'call-to-action', 'gallery', 'place'] as const;

/** A part of a page; each kind uses some of the fields. */
const section = z.object({
  kind: z.enum(sectionKinds),
  title: line(200).default(''),
  body: markdown.default(''),
  buttonText: line(60).default(''),
  url: link.default(''),
  address: line(300).default(''),
  hours: line(200).default(''),
  image: picture,
  images: pictures,
});

export const pageFields = z.object({
  title: words(200),
  slug,
  metaTitle: line(120).default(''),
  metaDescription: line(320).default(''),
  published,
  sections: z.array(section).max(60).default([]),
});
export const faqFields = z.object({
  question: words(300),
  answer: words(5_000),
  /** Short name of the group. */
  group: line(60).default(''),
  order: z.number().int().min(0).max(10_000).default(0),
  published,
});
export const projectFields = z.object({
  title: words(200),
  slug,
  client: line(200).default(''),
  summary: line(600).default(''),
  body: markdown.default(''),
  images: pictures,
  published,
});
export const authorFields = z.object({
  name: words(120),
  slug,
  jobTitle: line(120).default(''),
  bio: line(2_000).default(''),
  avatar: picture,
});
export const topicFields = z.object({ name: words(120), slug });
export const siteFields = z.object({ name: words(120), domain: words(120) });
const footerLink = z.object({ title: words(120), link: link.min(1) });
export const footerFields = z.object({
  columns: z
    .array(z.object({ title: words(120), items: z.array(footerLink).max(30).default([]) }))
    .max(8)
    .default([]),
  copyRight: line(200).default(''),
  company: line(200).default(''),
  address: line(300).default(''),
});
export const licenceFields = z.object({
  title: line(200).default(''),
  licences: z
    .array(
      z
        .object({
          name: line(200).default(''),
          number: line(60).default(''),
          issuer: line(200).default(''),
          url: link.default(''),
          image: picture,
        })
        .refine(({ name, image }) => name !== '' || image !== null, {
          error: 'Hãy nhập tên giấy phép hoặc chọn ảnh.',
          path: ['name'],
        }),
    )
    .max(10)
    .default([]),
});
/** How to reach the shop, on every page; '' for what is not shown, except the first two. */
export const contactFields = z.object({
  hotline: typedLine(20).refine(isHotline, { error: 'Hãy nhập số điện thoại.' }),
  hotlineNote: typedLine(100).default(''),
  email: typedLine(MAX_EMAIL_LENGTH).refine(isEmail, { error: 'Hãy nhập địa chỉ email.' }),
  zaloUrl: typedLine(300)
    .refine((text) => text === '' || (/^https:/i.test(text) && isLink(text)), {
      error: 'Hãy nhập địa chỉ bắt đầu bằng https://.',
    })
    .default(''),
  /** Addresses, one a line. */
  socialUrls: typedText(3_000)
    .refine((text) => text === '' || text.split('\n').every((each) => /^https:/i.test(each) && isLink(each)), {
      error: 'Hãy nhập mỗi dòng một địa chỉ bắt đầu bằng https://.',
    })
    .default(''),
  hours: typedLine(100).default(''),
});
/** What the shop says of itself on every page; '' for the words that hold for every shop, or for none. */
export const homeFields = z.object({
  /** The home page's first words, and a sentence below them. */
  headline: typedLine(120).default(''),
  lead: typedLine(300).default(''),
  /** At the shop's name in the footer. */
  about: typedLine(200).default(''),
  /** In the dialog that greets new visitors, which shows only with it. */
  voucherText: typedLine(300).default(''),
});
/** Words that describe a picture to those who do not see it. */
export const pictureFields = z.object({ alt: words(300) });
/** With the file: JPEG, PNG or WebP in base64. */
export const newPictureFields = pictureFields.extend({ base64: z.string().min(1) });

export type Content<Fields> = Fields & {
  readonly id: string;
  /** How it is called in lists. */
  readonly label: string;
  /** Earlier versions that can be restored, newest first; `at` in ms since 1970 UTC. */
  readonly history: readonly { readonly id: string; readonly at: number }[];
};
export type PageRecord = Content<z.output<typeof pageFields>>;
export type PictureRecord = Content<z.output<typeof pictureFields>> & {
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
};

export const restoreFields = z.object({ version: z.string().regex(/^\d{1,9}$/) });
