import { html } from 'hono/html';
import type { StoredMessage } from '#backend/outbox/service.ts';
import { commandKey } from '#backend/platform/pages/command-form.ts';
import { formatTime, type Markup } from '#backend/platform/pages/plain-document.ts';
import type { StaffList } from '#backend/platform/pages/staff-list.ts';
import type { StaffPage } from '#backend/platform/staff-route.ts';
import { mailNameOf } from './mail-kinds.vi.ts';
import type { MailPreview } from './previews.ts';

export const stateWords: Readonly<Record<StoredMessage['state'], string>> = {
  waiting: 'Chờ gửi',
  sent: 'Đã gửi',
  dead: 'Không gửi được',
};

const page = (title: string, body: Markup): StaffPage => ({ title, body });

const renderFacts = ({
  channel,
  to,
  tries,
  error,
  createdAt,
  decidedAt,
}: StoredMessage): Markup => html`<p class="soft">
${channel === 'sms' ? 'SMS' : 'Email'}${to === '' ? '' : ` đến ${to}`} · viết lúc ${formatTime(createdAt)}${
  decidedAt === null ? '' : ` · xong lúc ${formatTime(decidedAt)}`
}${tries > 0 ? ` · ${tries} lần thử` : ''}${error === null ? '' : ` · lỗi ${error}`}</p>`;

const kinds: Readonly<Record<StoredMessage['state'], string>> = { waiting: 'warn', sent: 'ok', dead: 'bad' };

const renderState = ({ id, state, text }: StoredMessage): Markup =>
  html`<span class="badge ${kinds[state]}">${stateWords[state]}</span>${
    state === 'dead' && text !== ''
      ? html`<form method="post" action="/mails/${id}">${commandKey()}<button class="main" name="deed" value="again">Gửi lại</button></form>`
      : ''
  }`;

/** Contents are not shown, because they hold codes and links. */
export const mailList: Omit<StaffList<StoredMessage>, 'area' | 'read'> = {
  about: html`<p><a href="/mails/preview">Xem mẫu thư</a></p>
<p class="soft">Thư đã gửi không còn tên người nhận và nội dung.</p>`,
  searchLabel: 'Người nhận, tiêu đề hoặc mã đơn',
  filters: { all: 'Tất cả', ...stateWords },
  columns: [
    {
      title: 'Thư',
      cell: (message) =>
        html`<b>${mailNameOf(message.key)}</b>${message.subject === '' ? '' : html`<br>${message.subject}`}${renderFacts(message)}`,
    },
    { title: 'Trạng thái', cell: renderState },
  ],
  empty: 'Không có thư nào.',
};

export const renderPreviewList = (previews: readonly MailPreview[]): StaffPage =>
  page(
    'Mẫu thư',
    html`<p><a href="/mails">Thư và tin nhắn</a></p><div class="cards">${previews.map(
      ({ name, title, mail }) =>
        html`<article><h2>${title}</h2><p>${mail.subject}</p>
<p><a href="/mails/preview/${name}">HTML</a> · <a href="/mails/preview/${name}?as=text">Văn bản</a>${mail.sms === undefined ? '' : ' · có SMS'}</p></article>`,
    )}</div>`,
  );

export const renderTextPreview = ({ title, mail }: MailPreview, text: string): StaffPage =>
  page(
    title,
    html`<p><a href="/mails/preview">Mẫu thư</a></p><article><h2>${mail.subject}</h2><pre>${text}</pre></article>
${mail.sms === undefined ? '' : html`<article><h2>SMS</h2><p>${mail.sms}</p></article>`}`,
  );
