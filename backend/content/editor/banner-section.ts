import { html } from 'hono/html';
import type { Markup } from '#backend/platform/pages/plain-document.ts';
import { slugify } from '#core/shared/fold-vietnamese.ts';
import { type BannerProblem, bannerKinds, bannerProblems } from './banner-problems.ts';
import { type Filled, input, pictureList, select } from './controls.ts';
import type { Attributes, EditorEntry } from './entries.ts';
import { isLink, isSlug, LINK_PROBLEM, SLUG_PROBLEM } from './links.ts';
import { windowWords } from './page.ts';
import { readingOf, type Section, shown } from './section.ts';
import { chosen, domainOf, imageExists, msOf, type Surroundings, siteOptions } from './surroundings.ts';
import { lineOf, localOf, momentOf, type Problems, type Typed, windowProblems } from './typed.ts';

/** Maximum number of pictures in one banner. */
const MAX_SLIDES = 8;

const kindWords: Readonly<Record<(typeof bannerKinds)[number], string>> = {
  SLIDER: 'Trình chiếu trên trang chủ',
  POPUP: 'Cửa sổ nổi',
  FLOATING: 'Biểu tượng trôi',
};

const sentences: Readonly<Record<BannerProblem, string>> = {
  draft: 'Banner còn là bản nháp, chưa đăng.',
  'unknown-kind': 'Loại banner không phải SLIDER, POPUP hay FLOATING.',
  'wrong-way-round': 'Lúc kết thúc đứng trước lúc bắt đầu.',
  'not-begun': 'Chưa đến lúc bắt đầu.',
  over: 'Đã qua lúc kết thúc.',
  'other-site': 'Banner thuộc về một trang khác.',
  'no-media': 'Chưa có ảnh nào.',
  'missing-image': 'Không tìm thấy tệp ảnh nào của banner.',
};

type Slide = Readonly<Record<string, unknown>>;
const slidesOf = ({ media }: Attributes): readonly Slide[] =>
  Array.isArray(media) ? media.filter((each): each is Slide => typeof each === 'object' && each !== null) : [];

/** The picture of a slide, from whichever of its three attributes is set. */
const pictureOf = ({ image, imageUrl, url }: Slide, { files }: Surroundings): string => {
  const file = files.find(({ id }) => id === image)?.attributes.url;
  return [file, imageUrl, url].find((each): each is string => typeof each === 'string' && each !== '') ?? '';
};

const reasons = ({ attributes, publishedAt }: EditorEntry, around: Surroundings): readonly string[] =>
  bannerProblems(
    {
      ...{ published: publishedAt !== null, kind: String(attributes.type) },
      ...{ startDate: msOf(attributes.startDate), endDate: msOf(attributes.endDate) },
      siteDomain: domainOf(around, attributes.site),
      images: slidesOf(attributes).map((slide) => pictureOf(slide, around) || null),
    },
    { now: around.now, siteDomain: around.siteDomain, imageExists },
  ).map((problem) => sentences[problem]);

const fieldsOf = (attributes: Attributes, around: Surroundings): Readonly<Record<string, unknown>> => ({
  ...{ name: shown(attributes.name), slug: shown(attributes.slug), type: shown(attributes.type ?? 'SLIDER') },
  ...{ startDate: localOf(attributes.startDate), endDate: localOf(attributes.endDate), site: shown(attributes.site) },
  ...Object.fromEntries(
    slidesOf(attributes).flatMap((slide, index) => [
      [`image-${index}`, pictureOf(slide, around)],
      [`title-${index}`, shown(slide.title)],
      [`link-${index}`, shown(slide.link ?? slide.redirect)],
    ]),
  ),
});

const places = Array.from({ length: MAX_SLIDES }, (_, index) => index);
const isUsed = (typed: Typed, index: number): boolean =>
  ['image', 'title', 'link'].some((name) => typed.one(`${name}-${index}`).trim() !== '');

const slideFields = (filled: Filled, index: number): Markup => {
  const picture = filled.typed.one(`image-${index}`);
  return html`<fieldset><legend>Ảnh ${index + 1}</legend><div class="fields two">
${imageExists(picture) ? html`<img class="thumb wide" src="${picture}" alt="">` : ''}
${input({ name: `image-${index}`, label: 'Đường dẫn ảnh', list: 'kho-anh', hint: 'Chọn trong kho, ví dụ /uploads/banner.png. Để trống cả ba ô để bỏ ảnh này.', wide: true, most: 2_000 }, filled)}
${input({ name: `title-${index}`, label: 'Lời đọc thay ảnh' }, filled)}
${input({ name: `link-${index}`, label: 'Bấm vào thì đi đến', most: 2_000 }, filled)}
</div></fieldset>`;
};

const form = (filled: Filled, around: Surroundings): Markup => {
  const used = places.filter((index) => isUsed(filled.typed, index));
  // Two empty rows follow the last used one.
  const rows = Math.min((used.at(-1) ?? -1) + 3, MAX_SLIDES);
  return html`<section class="card fields two">
${input({ name: 'name', label: 'Tên banner', required: true, wide: true }, filled)}
${select({ name: 'type', label: 'Loại', options: bannerKinds.map((value) => ({ value, label: kindWords[value] })) }, filled)}
${input({ name: 'slug', label: 'Mã banner', hint: 'Để trống thì lấy theo tên. Trình duyệt nhớ việc đã đóng theo mã này.' }, filled)}
${input({ name: 'startDate', label: 'Bắt đầu hiện', type: 'datetime-local', hint: 'Giờ Việt Nam; để trống là không giới hạn.' }, filled)}
${input({ name: 'endDate', label: 'Thôi hiện', type: 'datetime-local' }, filled)}
${select({ name: 'site', label: 'Hiện ở trang', options: siteOptions(around) }, filled)}
</section>
<section class="card fields"><h2>Ảnh</h2>${pictureList('kho-anh', around.pictures)}
${places.slice(0, rows).map((index) => slideFields(filled, index))}
</section>`;
};

const slideProblems = (typed: Typed, index: number): Problems => {
  if (!isUsed(typed, index)) return {};
  const [picture, link] = [lineOf(typed, `image-${index}`), lineOf(typed, `link-${index}`)];
  return {
    ...(picture === '' ? { [`image-${index}`]: 'Hãy chọn ảnh.' } : {}),
    ...(picture !== '' && !imageExists(picture)
      ? { [`image-${index}`]: 'Không có tệp ảnh này trong kho. Đường dẫn có dạng /uploads/ten-anh.png.' }
      : {}),
    ...(link !== '' && !isLink(link) ? { [`link-${index}`]: LINK_PROBLEM } : {}),
  };
};

/** A picture of the library is stored by id, any other by URL. */
const slideOf = (typed: Typed, index: number, id: number, { files }: Surroundings): Slide => {
  const picture = lineOf(typed, `image-${index}`);
  const file = files.find(({ attributes }) => attributes.url === picture)?.id ?? null;
  const words = { title: lineOf(typed, `title-${index}`), link: lineOf(typed, `link-${index}`) || null };
  return { id, ...words, url: null, redirect: null, image: file, imageUrl: file === null ? picture : null };
};

const read = async (typed: Typed, around: Surroundings) => {
  const name = lineOf(typed, 'name');
  const slug = lineOf(typed, 'slug') || slugify(name);
  const type = bannerKinds.find((kind) => kind === typed.one('type'));
  const problems: Problems = {
    ...(name === '' ? { name: 'Hãy đặt tên cho banner.' } : {}),
    ...(name.length > 200 ? { name: 'Tên dài nhất 200 ký tự.' } : {}),
    ...(slug !== '' && !isSlug(slug) ? { slug: SLUG_PROBLEM } : {}),
    ...(type === undefined ? { type: 'Hãy chọn loại banner.' } : {}),
    ...windowProblems(typed, 'startDate', 'endDate'),
    ...Object.assign({}, ...places.map((index) => slideProblems(typed, index))),
  };
  const slides = places.filter((index) => isUsed(typed, index));
  return readingOf(problems, {
    ...{ name, slug, type, site: chosen(around.sites, typed.one('site')) },
    ...{ startDate: momentOf(typed.one('startDate')), endDate: momentOf(typed.one('endDate')) },
    media: slides.map((index, position) => slideOf(typed, index, position + 1, around)),
  });
};

const line = ({ attributes }: EditorEntry, around: Surroundings): readonly string[] => {
  const kind = bannerKinds.find((each) => each === attributes.type);
  const site = attributes.site === null ? 'mọi trang' : (domainOf(around, attributes.site) ?? 'trang đã xoá');
  return [
    `${kind ? kindWords[kind] : shown(attributes.type)} · ${slidesOf(attributes).length} ảnh · ${site}`,
    windowWords(attributes.startDate, attributes.endDate),
  ];
};

export const bannerSection: Section = {
  ...{ path: 'banner', type: 'banners', drafts: true },
  words: { one: 'banner', add: 'Thêm banner', about: 'Banner thay đổi ở cửa hàng trong vòng khoảng hai phút.' },
  nameOf: ({ attributes }) => shown(attributes.name),
  lines: line,
  sorted: (entries) => entries.toSorted((a, b) => shown(a.attributes.type).localeCompare(shown(b.attributes.type))),
  ...{ reasons, fieldsOf, form, read },
};
