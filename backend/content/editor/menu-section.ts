import { html } from 'hono/html';
import type { Markup } from '#backend/platform/pages/plain-document.ts';
import type { Attributes, EditorEntry } from '../entries.ts';
import { storedMenu } from '../menus.ts';
import { type FormValues, input, textarea } from './controls.ts';
import { type FormFields, type Problems, readLine } from './form-fields.ts';
import { isLink } from './links.ts';
import { MAX_LEVEL, parseOutline, toOutline } from './menu-outline.ts';
import { type Section, toFormResult, toText } from './section.ts';

const readOutlineField = (attributes: Attributes): string => {
  const read = storedMenu.safeParse(attributes);
  return read.success ? toOutline(read.data.items) : '';
};

const menuPlacement = ({ attributes }: EditorEntry): number => Number(attributes.order ?? 0);

const fieldsOf = (attributes: Attributes): Readonly<Record<string, unknown>> => ({
  title: toText(attributes.title),
  slug: toText(attributes.slug),
  order: toText(Number(attributes.order ?? 0) + 1),
  items: readOutlineField(attributes),
});

const form = (filled: FormValues): Markup => html`<section class="card fields two">
${input({ name: 'title', label: 'Tên trên thanh menu', required: true }, filled)}
${input({ name: 'order', label: 'Thứ tự', type: 'number', most: 4, hint: '1 đứng đầu.' }, filled)}
${input({ name: 'slug', label: 'Dẫn đến', required: true, wide: true, most: 500, hint: 'Đường dẫn không có / ở đầu (gioi-thieu), hoặc địa chỉ đầy đủ https://… Mục có chữ «shop» mở cây danh mục.' }, filled)}
${textarea({ name: 'items', label: 'Mục con', rows: 14, most: 40_000, code: true, wide: true, hint: `Mỗi dòng một mục: Tên | /duong-dan. Thụt vào hai dấu cách cho bậc dưới, nhiều nhất ${MAX_LEVEL} bậc. Để trống nếu không có mục con.` }, filled)}
</section>`;

const isMenuSlug = (slug: string): boolean =>
  slug.length <= 500 && (/^[a-z0-9][a-z0-9_.~/-]*$/i.test(slug) || (/^https?:/i.test(slug) && isLink(slug)));

const read = async (typed: FormFields) => {
  const [title, slug] = [readLine(typed, 'title'), readLine(typed, 'slug').replace(/^\/+/, '')];
  const order = Number(readLine(typed, 'order') || '1');
  const outline = parseOutline(typed.one('items'));
  const problems: Problems = {
    ...(title === '' || title.length > 60 ? { title: 'Hãy nhập tên từ 1 đến 60 ký tự.' } : {}),
    ...(isMenuSlug(slug) ? {} : { slug: 'Hãy nhập đường dẫn không dấu như gioi-thieu, hoặc địa chỉ https://…' }),
    ...(Number.isInteger(order) && order >= 1 && order <= 999 ? {} : { order: 'Hãy nhập một số từ 1 đến 999.' }),
    ...(outline.ok ? {} : { items: outline.problem }),
  };
  return toFormResult(problems, { title, slug, order: order - 1, items: outline.ok ? outline.items : [] });
};

const countItems = (attributes: Attributes): number => readOutlineField(attributes).split('\n').filter(Boolean).length;

export const menuSection: Section = {
  path: 'menu',
  type: 'menus',
  drafts: false,
  words: { one: 'mục menu', add: 'Thêm mục menu', about: 'Thanh menu ở đầu mọi trang, từ trái sang phải.' },
  nameOf: ({ attributes }) => toText(attributes.title),
  lines: ({ attributes }) => [`${toText(attributes.slug)} · ${countItems(attributes)} mục con`],
  reasons: () => [],
  sorted: (entries) => entries.toSorted((a, b) => menuPlacement(a) - menuPlacement(b)),
  fieldsOf,
  form,
  read,
};
