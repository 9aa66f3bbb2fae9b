import { html } from 'hono/html';
import type { Markup } from '#backend/platform/pages/plain-document.ts';
import type { SeedCaption } from '#contracts/seed/content/publications.ts';
import { checkboxes, type FormValues, input, select } from './controls.ts';
import { type FormFields, readLine } from './form-fields.ts';
import { toText } from './section.ts';

type Slide = Readonly<Record<string, unknown>>;

const toneWords: Readonly<Record<SeedCaption['tone'], string>> = {
  indigo: 'Chàm',
  turmeric: 'Nghệ',
  green: 'Xanh lá',
};
const tones = Object.keys(toneWords);
const toneOptions = Object.entries(toneWords).map(([value, label]) => ({ value, label }));

/** Text fields of a caption, each followed by the number of its slide. */
export const captionTexts = ['heading', 'text', 'button'] as const;

export const captionValues = (slide: Slide, index: number): readonly (readonly [string, unknown])[] => [
  ...captionTexts.map((name) => [`${name}-${index}`, toText(slide[name])] as const),
  [`tone-${index}`, toText(slide.tone ?? tones[0])],
  [`price-${index}`, slide.showPrice === true ? ['1'] : []],
];

/** Words that the shop writes beside the picture. */
export const captionFields = (filled: FormValues, index: number): Markup =>
  html`${input({ name: `heading-${index}`, label: 'Dòng lớn cạnh ảnh', hint: 'Có dòng này thì ảnh chỉ là hình vẽ, không cần chữ bên trong.' }, filled)}
${input({ name: `text-${index}`, label: 'Dòng nhỏ' }, filled)}
${input({ name: `button-${index}`, label: 'Chữ trên nút' }, filled)}
${select({ name: `tone-${index}`, label: 'Màu nền', options: toneOptions }, filled)}
${checkboxes(`price-${index}`, 'Giá', [{ value: '1', label: 'Ghi giá hiện tại của gói hoặc danh mục ở nơi đến' }], filled)}`;

export const readCaption = (typed: FormFields, index: number): Slide => ({
  ...Object.fromEntries(captionTexts.map((name) => [name, readLine(typed, `${name}-${index}`) || null])),
  tone: tones.find((tone) => tone === typed.one(`tone-${index}`)) ?? null,
  showPrice: typed.all(`price-${index}`).includes('1'),
});
