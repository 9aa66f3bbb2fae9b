import { html } from 'hono/html';
import type { Markup } from '#backend/platform/pages/plain-document.ts';
import { formatLocalTime, parseLocalTime } from '#core/shared/local-time.ts';
import { slugify } from '#core/shared/text/fold-vietnamese.ts';
import { locatePicture } from '#core/shared/text/picture-address.ts';
import { type BannerProblem, bannerKinds, findBannerProblems } from '../desk/banner-problems.ts';
import type { Attributes, EditorEntry } from '../entries.ts';
import { captionFields, captionTexts, captionValues, readCaption } from './banner-caption.ts';
import { type FormValues, input, pictureDatalist, select } from './controls.ts';
import { type FormFields, type Problems, readLine, validateSchedule } from './form-fields.ts';
import { isLink, isSlug, LINK_PROBLEM, SLUG_PROBLEM } from './links.ts';
import { formatSchedule } from './page.ts';
import { foreignPictureText, pictureProblemText } from './picture-problems.ts';
import { type Section, toFormResult, toText } from './section.ts';
import {
  findPictureProblem,
  findSiteDomain,
  parseChoice,
  type SectionContext,
  siteOptions,
  toMilliseconds,
} from './section-context.ts';

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
  'foreign-image': 'Mọi ảnh của banner nằm ở máy chủ ngoài danh sách được phép.',
  'missing-image': 'Không tìm thấy tệp ảnh nào của banner.',
};

type Slide = Readonly<Record<string, unknown>>;
const readSlides = ({ media }: Attributes): readonly Slide[] =>
  Array.isArray(media) ? media.filter((each): each is Slide => typeof each === 'object' && each !== null) : [];

/** Reads whichever of the three attributes is set. */
const findPicture = ({ image, imageUrl, url }: Slide, { files }: SectionContext): string => {
  const file = files.find(({ id }) => id === image)?.attributes.url;
  return [file, imageUrl, url].find((each): each is string => typeof each === 'string' && each !== '') ?? '';
};

const reasons = ({ attributes, publishedAt }: EditorEntry, around: SectionContext): readonly string[] =>
  findBannerProblems(
    {
      published: publishedAt !== null,
      kind: String(attributes.type),
      startDate: toMilliseconds(attributes.startDate),
      endDate: toMilliseconds(attributes.endDate),
      siteDomain: findSiteDomain(around, attributes.site),
      images: readSlides(attributes).map((slide) => findPicture(slide, around) || null),
    },
    {
      now: around.now,
      siteDomain: around.siteDomain,
      pictureProblem: (path) => findPictureProblem(path, around),
    },
  ).map((problem) => sentences[problem]);

const fieldsOf = (attributes: Attributes, around: SectionContext): Readonly<Record<string, unknown>> => ({
  name: toText(attributes.name),
  slug: toText(attributes.slug),
  type: toText(attributes.type ?? 'SLIDER'),
  startDate: formatLocalTime(attributes.startDate),
  endDate: formatLocalTime(attributes.endDate),
  site: toText(attributes.site),
  ...Object.fromEntries(
    readSlides(attributes).flatMap((slide, index) => [
      [`image-${index}`, findPicture(slide, around)],
      [`title-${index}`, toText(slide.title)],
      [`link-${index}`, toText(slide.link ?? slide.redirect)],
      ...captionValues(slide, index),
    ]),
  ),
});

const bannerPlacements = Array.from({ length: MAX_SLIDES }, (_, index) => index);
const isSlideUsed = (typed: FormFields, index: number): boolean =>
  ['image', 'title', 'link', ...captionTexts].some((name) => typed.one(`${name}-${index}`).trim() !== '');

const slideFields = (filled: FormValues, index: number, around: SectionContext): Markup => {
  const picture = filled.typed.one(`image-${index}`);
  return html`<fieldset><legend>Ảnh ${index + 1}</legend><div class="fields two">
${picture !== '' && findPictureProblem(picture, around) === null ? html`<img class="thumb wide" src="${picture}" alt="">` : ''}
${input({ name: `image-${index}`, label: 'Đường dẫn ảnh', list: 'kho-anh', hint: 'Chọn trong kho, ví dụ /uploads/banner.png. Để trống mọi ô để bỏ ảnh này.', wide: true, most: 2_000 }, filled)}
${input({ name: `title-${index}`, label: 'Lời đọc thay ảnh', hint: 'Cho ảnh đã có chữ bên trong.' }, filled)}
${input({ name: `link-${index}`, label: 'Bấm vào thì đi đến', most: 2_000 }, filled)}
${captionFields(filled, index)}
</div></fieldset>`;
};

const form = (filled: FormValues, around: SectionContext): Markup => {
  const used = bannerPlacements.filter((index) => isSlideUsed(filled.typed, index));
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
<section class="card fields"><h2>Ảnh</h2>${pictureDatalist('kho-anh', around.pictures)}
${bannerPlacements.slice(0, rows).map((index) => slideFields(filled, index, around))}
</section>`;
};

const slideProblems = (typed: FormFields, index: number, around: SectionContext): Problems => {
  if (!isSlideUsed(typed, index)) return {};
  const [picture, link] = [readLine(typed, `image-${index}`), readLine(typed, `link-${index}`)];
  const problem = picture === '' ? null : pictureProblemText(picture, around);
  return {
    ...(picture === '' ? { [`image-${index}`]: 'Hãy chọn ảnh.' } : {}),
    ...(problem === null ? {} : { [`image-${index}`]: problem }),
    ...(link !== '' && !isLink(link) ? { [`link-${index}`]: LINK_PROBLEM } : {}),
  };
};

/** Library pictures are stored by id, others by URL. */
const toSlide = (typed: FormFields, index: number, id: number, { files }: SectionContext): Slide => {
  const picture = readLine(typed, `image-${index}`);
  const file = files.find(({ attributes }) => attributes.url === picture)?.id ?? null;
  const words = { title: readLine(typed, `title-${index}`), link: readLine(typed, `link-${index}`) || null };
  return {
    id,
    ...words,
    ...readCaption(typed, index),
    url: null,
    redirect: null,
    image: file,
    imageUrl: file === null ? picture : null,
  };
};

const read = async (typed: FormFields, around: SectionContext) => {
  const name = readLine(typed, 'name');
  const slug = readLine(typed, 'slug') || slugify(name);
  const type = bannerKinds.find((kind) => kind === typed.one('type'));
  const problems: Problems = {
    ...(name === '' ? { name: 'Hãy đặt tên cho banner.' } : {}),
    ...(name.length > 200 ? { name: 'Tên dài nhất 200 ký tự.' } : {}),
    ...(slug !== '' && !isSlug(slug) ? { slug: SLUG_PROBLEM } : {}),
    ...(type === undefined ? { type: 'Hãy chọn loại banner.' } : {}),
    ...validateSchedule(typed, 'startDate', 'endDate'),
    ...Object.assign({}, ...bannerPlacements.map((index) => slideProblems(typed, index, around))),
  };
  const slides = bannerPlacements.filter((index) => isSlideUsed(typed, index));
  return toFormResult(problems, {
    name,
    slug,
    type,
    site: parseChoice(around.sites, typed.one('site')),
    startDate: parseLocalTime(typed.one('startDate')),
    endDate: parseLocalTime(typed.one('endDate')),
    media: slides.map((index, position) => toSlide(typed, index, position + 1, around)),
  });
};

const line = ({ attributes }: EditorEntry, around: SectionContext): readonly string[] => {
  const kind = bannerKinds.find((each) => each === attributes.type);
  const site = attributes.site === null ? 'mọi trang' : (findSiteDomain(around, attributes.site) ?? 'trang đã xoá');
  return [
    `${kind ? kindWords[kind] : toText(attributes.type)} · ${readSlides(attributes).length} ảnh · ${site}`,
    formatSchedule(attributes.startDate, attributes.endDate),
    ...readSlides(attributes).flatMap((slide) => {
      const placed = locatePicture(findPicture(slide, around), around.deps.environment.content.pictureHosts);
      return placed?.kind === 'foreign' ? [foreignPictureText(placed.host)] : [];
    }),
  ];
};

export const bannerSection: Section = {
  path: 'banner',
  type: 'banners',
  drafts: true,
  words: {
    one: 'banner',
    add: 'Thêm banner',
    about: 'Banner thay đổi ở cửa hàng ngay khi lưu, chậm nhất sau một phút.',
  },
  nameOf: ({ attributes }) => toText(attributes.name),
  lines: line,
  sorted: (entries) => entries.toSorted((a, b) => toText(a.attributes.type).localeCompare(toText(b.attributes.type))),
  reasons,
  fieldsOf,
  form,
  read,
};
