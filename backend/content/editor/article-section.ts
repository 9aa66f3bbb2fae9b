import { html } from 'hono/html';
import type { Markup } from '#backend/platform/pages/plain-document.ts';
import { slugify } from '#core/shared/text/fold-vietnamese.ts';
import { locatePicture } from '#core/shared/text/picture-address.ts';
import type { Attributes, EditorEntry } from '../entries.ts';
import { createPreviewKey } from '../preview-access.ts';
import { checkboxes, type FormValues, input, pictureDatalist, select, textarea } from './controls.ts';
import { findOrAddFile } from './files.ts';
import { type FormFields, type Problems, readLine, readText } from './form-fields.ts';
import { isSlug, SLUG_PROBLEM } from './links.ts';
import { formatTime } from './page.ts';
import { foreignPictureText } from './picture-problems.ts';
import { renderMarkdownPreview } from './render-markdown-preview.ts';
import { type Section, toFormResult, toText } from './section.ts';
import { hasPicture, parseChoice, type SectionContext } from './section-context.ts';

type Seo = Readonly<Record<string, unknown>>;
const readSeo = ({ seo }: Attributes): Seo => (typeof seo === 'object' && seo !== null ? { ...seo } : {});

const fieldsOf = (attributes: Attributes, { files }: SectionContext): Readonly<Record<string, unknown>> => ({
  title: toText(attributes.title),
  slug: toText(attributes.slug),
  summary: toText(attributes.summary),
  body: toText(attributes.body),
  readMinutes: toText(attributes.readMinutes),
  category: toText(attributes.category),
  author: toText(attributes.author),
  cover: toText(files.find(({ id }) => id === attributes.cover)?.attributes.url),
  tags: Array.isArray(attributes.tags) ? attributes.tags.map(String) : [],
  featured: attributes.featured === true ? ['1'] : [],
  metaTitle: toText(readSeo(attributes).metaTitle),
  metaDescription: toText(readSeo(attributes).metaDescription),
});

const options = (entries: readonly EditorEntry[]) =>
  entries.map(({ id, attributes }) => ({ value: String(id), label: toText(attributes.name) }));
const withNone = (entries: readonly EditorEntry[]) => [{ value: '', label: 'Không chọn' }, ...options(entries)];

const form = (filled: FormValues, around: SectionContext): Markup => html`<section class="card fields two">
${input({ name: 'title', label: 'Tiêu đề', required: true, wide: true, most: 200 }, filled)}
${input({ name: 'slug', label: 'Đường dẫn', wide: true, most: 120, hint: 'Để trống thì lấy theo tiêu đề. Bài đứng ở /danh-sach-bai-viet/đường-dẫn.' }, filled)}
${textarea({ name: 'summary', label: 'Tóm tắt', required: true, rows: 3, most: 600, wide: true }, filled)}
${textarea({ name: 'body', label: 'Nội dung (Markdown)', required: true, rows: 24, most: 100_000, wide: true, code: true, hint: 'Mục lớn bắt đầu bằng ##. HTML không được dùng và sẽ bị bỏ.' }, filled)}
</section>
<section class="card fields two">${pictureDatalist('kho-anh', around.pictures)}
${select({ name: 'category', label: 'Chuyên mục', options: withNone(around.categories) }, filled)}
${select({ name: 'author', label: 'Tác giả', options: withNone(around.authors) }, filled)}
${input({ name: 'cover', label: 'Ảnh bìa', list: 'kho-anh', hint: 'Ví dụ /uploads/bai-viet-vps.png', most: 500 }, filled)}
${input({ name: 'readMinutes', label: 'Phút đọc', type: 'number', most: 3 }, filled)}
${checkboxes('tags', 'Thẻ', options(around.tags), filled)}
${checkboxes('featured', 'Nổi bật', [{ value: '1', label: 'Đặt lên đầu danh sách' }], filled)}
</section>
<section class="card fields"><h2>Khi máy tìm kiếm hỏi</h2>
${input({ name: 'metaTitle', label: 'Tiêu đề tìm kiếm', most: 120, hint: 'Để trống thì dùng tiêu đề bài.' }, filled)}
${textarea({ name: 'metaDescription', label: 'Mô tả tìm kiếm', rows: 2, most: 320 }, filled)}
</section>`;

/** `missing` is the message for an empty text; null allows it. */
const validateText = (name: string, text: string, most: number, missing: string | null): Problems => {
  if (text === '') return missing === null ? {} : { [name]: missing };
  return text.length > most ? { [name]: `Dài nhất ${most.toLocaleString('vi-VN')} ký tự.` } : {};
};

const read = async (typed: FormFields, around: SectionContext) => {
  const [title, summary, body] = [readLine(typed, 'title'), readText(typed, 'summary'), readText(typed, 'body')];
  const slug = readLine(typed, 'slug') || slugify(title);
  const [cover, minutes] = [readLine(typed, 'cover'), readLine(typed, 'readMinutes')];
  const [metaTitle, metaDescription] = [readLine(typed, 'metaTitle'), readText(typed, 'metaDescription')];
  const problems: Problems = {
    ...validateText('title', title, 200, 'Hãy nhập tiêu đề.'),
    ...validateText('summary', summary, 600, 'Hãy viết một hai câu tóm tắt.'),
    ...validateText('body', body, 100_000, 'Bài chưa có nội dung.'),
    ...validateText('metaTitle', metaTitle, 120, null),
    ...validateText('metaDescription', metaDescription, 320, null),
    ...(slug !== '' && !isSlug(slug) ? { slug: SLUG_PROBLEM } : {}),
    ...(cover !== '' && !hasPicture(cover, around)
      ? { cover: 'Không có tệp ảnh này trong kho. Đường dẫn có dạng /uploads/ten-anh.png.' }
      : {}),
    ...(minutes === '' || /^[1-9]\d{0,2}$/.test(minutes) ? {} : { readMinutes: 'Hãy nhập số phút từ 1 đến 999.' }),
  };
  if (Object.keys(problems).length > 0) return toFormResult(problems, {});
  const tags = typed.all('tags').flatMap((value) => parseChoice(around.tags, value) ?? []);
  const seo = metaTitle === '' && metaDescription === '' ? null : { id: 1, metaTitle, metaDescription };
  return toFormResult(problems, {
    title,
    slug,
    summary,
    body,
    tags,
    seo,
    featured: typed.one('featured') === '1',
    category: parseChoice(around.categories, typed.one('category')),
    author: parseChoice(around.authors, typed.one('author')),
    readMinutes: minutes === '' ? null : Number(minutes),
    cover: cover === '' ? null : await findOrAddFile(around, cover, title),
  });
};

/** Previews the article for one hour, published or not; null without the shared secret. */
const previewUrl = (slug: string, { deps, now }: SectionContext): string | null => {
  const { publicOrigin, content } = deps.environment;
  if (content.previewSecrets === null) return null;
  return `${publicOrigin}/danh-sach-bai-viet/${slug}?preview=${createPreviewKey(content.previewSecrets, slug, now)}`;
};

const beside = ({ attributes, publishedAt }: EditorEntry, around: SectionContext): Markup => {
  const slug = toText(attributes.slug);
  const preview = previewUrl(slug, around);
  const live = `${around.deps.environment.publicOrigin}/danh-sach-bai-viet/${slug}`;
  return html`<p class="soft">${publishedAt === null ? 'Bản nháp, chỉ người có liên kết mới xem được.' : html`Đã đăng ${formatTime(publishedAt, '')}: <a href="${live}">xem ở cửa hàng</a>.`}
${preview === null ? 'Chưa đặt PREVIEW_SECRET nên không có liên kết xem trước.' : html`<a href="${preview}">Liên kết xem trước</a> dùng được trong một giờ, xem bản đã lưu.`}</p>`;
};

/** Hosts of the body's pictures that the shop does not show. */
const foreignHostsIn = (body: string, { deps }: SectionContext): readonly string[] => {
  const addresses = [...body.matchAll(/!\[[^\]]*\]\(\s*<?(https?:[^\s)>]+)/gi)].map(([, address = '']) => address);
  const placed = addresses.map((address) => locatePicture(address, deps.environment.content.pictureHosts));
  return [...new Set(placed.flatMap((each) => (each?.kind === 'foreign' ? [each.host] : [])))];
};

const lines = ({ attributes, publishedAt }: EditorEntry, around: SectionContext): readonly string[] => {
  const category = around.categories.find(({ id }) => id === attributes.category);
  return [
    `/danh-sach-bai-viet/${toText(attributes.slug)} · ${toText(category?.attributes.name) || 'chưa có chuyên mục'}`,
    publishedAt === null ? 'Bản nháp, chưa đăng' : `Đăng ${formatTime(publishedAt, '')}`,
    ...foreignHostsIn(toText(attributes.body), around).map(foreignPictureText),
  ];
};

export const articleSection: Section = {
  path: 'bai-viet',
  type: 'articles',
  drafts: true,
  words: { one: 'bài viết', add: 'Viết bài mới', about: 'Bài mới nhất đứng đầu, bản nháp đứng trên cùng.' },
  nameOf: ({ attributes }) => toText(attributes.title),
  reasons: () => [],
  sorted: (entries) =>
    entries.toSorted(
      (a, b) => (b.publishedAt?.getTime() ?? Infinity) - (a.publishedAt?.getTime() ?? Infinity) || b.id - a.id,
    ),
  look: (typed) => renderMarkdownPreview(readText(typed, 'body')),
  lines,
  fieldsOf,
  form,
  read,
  beside,
};
