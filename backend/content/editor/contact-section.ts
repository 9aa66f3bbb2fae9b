import { html } from 'hono/html';
import type { Markup } from '#backend/platform/pages/plain-document.ts';
import { isEmail } from '#core/shared/text/email-address.ts';
import { isHotline } from '#core/shared/text/phone-number.ts';
import { type FormValues, input } from './controls.ts';
import type { Attributes } from './entries.ts';
import { type FormFields, type Problems, readLine } from './form-fields.ts';
import { isLink } from './links.ts';
import { type Section, toFormResult, toText } from './section.ts';

const names = ['hotline', 'hotlineNote', 'email', 'zaloUrl', 'hours'] as const;

const fieldsOf = (attributes: Attributes): Readonly<Record<string, unknown>> =>
  Object.fromEntries(names.map((name) => [name, toText(attributes[name])]));

const form = (filled: FormValues): Markup => html`<section class="card fields two">
${input({ name: 'hotline', label: 'Hotline', required: true, most: 20, hint: 'Viết như khách đọc, ví dụ 024 7300 1234.' }, filled)}
${input({ name: 'hotlineNote', label: 'Ghi chú về cuộc gọi', most: 100, hint: 'Cước và giờ trực, không có dấu chấm cuối. Để trống nếu không nói gì.' }, filled)}
${input({ name: 'email', label: 'Email', required: true, most: 254 }, filled)}
${input({ name: 'zaloUrl', label: 'Địa chỉ Zalo', most: 300, hint: 'Để trống nếu cửa hàng không dùng Zalo.' }, filled)}
${input({ name: 'hours', label: 'Giờ tư vấn', most: 100, wide: true, hint: 'Để trống để dùng giờ mặc định.' }, filled)}
</section>
<p class="soft">Trong bài viết và trang nội dung, viết {{hotline}} và {{email}} thay cho số và địa chỉ; sửa ở đây là mọi nơi đổi theo. {{shop}}, {{seller}}, {{taxCode}} và {{address}} lấy từ cài đặt.</p>`;

const isSecureLink = (text: string): boolean => /^https:/i.test(text) && isLink(text);

/** An empty field is not set, so that the shop shows nothing there. */
const orNull = (text: string): string | null => (text === '' ? null : text);

const read = async (typed: FormFields) => {
  const line = (name: (typeof names)[number]): string => readLine(typed, name);
  const zaloUrl = line('zaloUrl');
  const problems: Problems = {
    ...(isHotline(line('hotline')) ? {} : { hotline: 'Hãy nhập số điện thoại.' }),
    ...(isEmail(line('email')) ? {} : { email: 'Hãy nhập địa chỉ email.' }),
    ...(zaloUrl === '' || isSecureLink(zaloUrl) ? {} : { zaloUrl: 'Hãy nhập địa chỉ bắt đầu bằng https://.' }),
  };
  return toFormResult(problems, Object.fromEntries(names.map((name) => [name, orNull(line(name))])));
};

/** How to reach the shop, in the config of the site. */
export const contactSection: Section = {
  path: 'lien-he',
  type: 'config',
  drafts: false,
  isSingle: true,
  words: { one: 'liên hệ', add: '', about: 'Số điện thoại, email và giờ tư vấn trên mọi trang của cửa hàng.' },
  nameOf: () => 'Liên hệ của cửa hàng',
  lines: ({ attributes }) => [
    [attributes.hotline, attributes.email]
      .map(toText)
      .filter((text) => text !== '')
      .join(' · ') || 'Chưa nhập: các trang dùng liên hệ trong cài đặt.',
  ],
  reasons: () => [],
  sorted: (entries) => entries,
  fieldsOf,
  form,
  read,
};
