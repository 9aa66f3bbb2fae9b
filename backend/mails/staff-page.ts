import { html, raw } from 'hono/html';
import { MESSAGES_PER_PAGE, type MessageSearch, type StoredMessage } from '#backend/outbox/service.ts';
import { type Markup, vietnamTimeFormat } from '#backend/platform/pages/plain-document.ts';
import { renderStaffPage } from '#backend/platform/pages/staff-style.ts';
import type { MailPreview } from './previews.ts';

const timeFormat = vietnamTimeFormat('short');

export const stateWords: Readonly<Record<StoredMessage['state'], string>> = {
  waiting: 'Chờ gửi',
  sent: 'Đã gửi',
  dead: 'Không gửi được',
};

const page = (title: string, body: Markup): Markup =>
  renderStaffPage({ title, suffix: 'Thư', section: 'thư và tin nhắn' }, html`<h1>${title}</h1>${body}`);

const queryOf = ({ words, state, page: at }: MessageSearch): string =>
  `/mails?${new URLSearchParams({ q: words, state: state ?? '', page: String(at) })}`;

const renderFilters = ({ words, state }: MessageSearch): Markup => html`<form method="get" action="/mails">
<div class="fields"><label for="q">Người nhận, tiêu đề hoặc mã đơn</label><input id="q" name="q" value="${words}" maxlength="100"></div>
<button name="state" value=""${state === null ? raw(' aria-pressed="true"') : ''}>Tất cả</button>
${Object.entries(stateWords).map(
  ([value, word]) =>
    html`<button name="state" value="${value}"${value === state ? raw(' aria-pressed="true"') : ''}>${word}</button>`,
)}</form>`;

const renderFacts = ({
  channel,
  to,
  tries,
  error,
  createdAt,
  decidedAt,
}: StoredMessage): Markup => html`<p class="soft">
${channel === 'sms' ? 'SMS' : 'Email'}${to === '' ? '' : ` đến ${to}`} · viết lúc ${timeFormat.format(createdAt)}${
  decidedAt === null ? '' : ` · xong lúc ${timeFormat.format(decidedAt)}`
}${tries > 0 ? ` · ${tries} lần thử` : ''}${error === null ? '' : ` · lỗi ${error}`}</p>`;

const renderMessage = (message: StoredMessage, back: string): Markup => html`<article>
<div class="top"><h2>${message.subject || message.key}</h2><span class="stage ${message.state === 'sent' ? 'done' : message.state === 'dead' ? 'called' : ''}">${stateWords[message.state]}</span></div>
${renderFacts(message)}
${message.subject === '' ? '' : html`<p class="soft">${message.key}</p>`}
${
  message.state === 'dead'
    ? html`<form method="post" action="/mails/${message.id}"><input type="hidden" name="back" value="${back}"><button class="main" name="deed" value="again">Gửi lại</button></form>`
    : ''
}</article>`;

/** Newest first; contents are not shown, because they hold codes and links. */
export const renderMailsPage = (
  asked: MessageSearch,
  { total, messages }: { readonly total: number; readonly messages: readonly StoredMessage[] },
): Markup =>
  page(
    'Thư và tin nhắn',
    html`<p><a href="/mails/preview">Xem mẫu thư</a></p>${renderFilters(asked)}
<p class="soft">${total} thư. Thư đã gửi không còn tên người nhận và nội dung.</p>
${messages.map((message) => renderMessage(message, queryOf(asked)))}
<p>${asked.page > 1 ? html`<a href="${queryOf({ ...asked, page: asked.page - 1 })}">Mới hơn</a> ` : ''}${
      total > asked.page * MESSAGES_PER_PAGE
        ? html`<a href="${queryOf({ ...asked, page: asked.page + 1 })}">Cũ hơn</a>`
        : ''
    }</p>`,
  );

export const renderPreviewList = (previews: readonly MailPreview[]): Markup =>
  page(
    'Mẫu thư',
    html`<p><a href="/mails">Thư và tin nhắn</a></p>${previews.map(
      ({ name, title, mail }) =>
        html`<article><h2>${title}</h2><p>${mail.subject}</p>
<p><a href="/mails/preview/${name}">HTML</a> · <a href="/mails/preview/${name}?as=text">Văn bản</a>${mail.sms === undefined ? '' : ' · có SMS'}</p></article>`,
    )}`,
  );

export const renderTextPreview = ({ title, mail }: MailPreview, text: string): Markup =>
  page(
    title,
    html`<p><a href="/mails/preview">Mẫu thư</a></p><article><h2>${mail.subject}</h2><pre>${text}</pre></article>
${mail.sms === undefined ? '' : html`<article><h2>SMS</h2><p>${mail.sms}</p></article>`}`,
  );
