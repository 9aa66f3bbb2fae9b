import { html } from 'hono/html';
import type { StoredMessage } from '#backend/outbox/service.ts';
import {
  inlineStyle,
  type Markup,
  renderPlainDocument,
  vietnamTimeFormat,
} from '#backend/platform/pages/plain-document.ts';

const style = `
:root{color-scheme:light dark;--bg:light-dark(#F5F6FA,#0B0F1B);--card:light-dark(#FFF,#131929);--line:light-dark(#E0E4EE,#273149);
--text:light-dark(#121A30,#EEF1F8);--text-2:light-dark(#434D66,#B9C2D6);--ink:light-dark(#18246E,#131B50);--primary:light-dark(#2B3FCB,#8C9CFF)}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--text);font:400 .9375rem/1.58 "Plus Jakarta Sans",system-ui,sans-serif}
header{background:var(--ink);color:#fff;padding:14px 20px}header p{margin:0 auto;max-width:680px;font-weight:700}header span{font-weight:400;opacity:.8}
main{max-width:720px;margin:0 auto;padding:24px 20px 48px}h1{font-size:1.5rem;line-height:1.3;margin:0 0 16px}h2{font-size:1.0625rem;margin:0}
article{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:16px 20px;margin:0 0 14px}
.soft{color:var(--text-2);margin:0 0 8px;overflow-wrap:anywhere}pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere;margin:0}
a{color:var(--primary)}a:focus-visible{outline:3px solid var(--primary);outline-offset:2px}`;

const renderPage = (title: string, body: Markup): Markup =>
  renderPlainDocument(
    { title: `${title} | Hộp thư thử nghiệm`, head: inlineStyle(style) },
    html`<header><p>Hộp thư thử nghiệm <span>· tin nhắn không được gửi thật</span></p></header>
<main><h1>${title}</h1>${body}</main>`,
  );

const timeFormat = vietnamTimeFormat('medium');

const linkUrls = (text: string): readonly (Markup | string)[] =>
  text.split(/(https?:\/\/\S+)/).map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));

const renderMessage = ({ id, channel, to, subject, text, createdAt }: StoredMessage): Markup => html`<article>
<h2><a href="/outbox/${id}">${subject}</a></h2>
<p class="soft">${channel === 'sms' ? 'SMS' : 'E-mail'} đến ${to}, lúc ${timeFormat.format(createdAt)}</p>
<pre>${linkUrls(text)}</pre>
</article>`;

export const renderOutboxPage = (messages: readonly StoredMessage[]): Markup =>
  renderPage(
    'Tin nhắn',
    messages.length === 0 ? html`<p class="soft">Chưa có tin nhắn nào.</p>` : html`${messages.map(renderMessage)}`,
  );

export const renderMessagePage = (message: StoredMessage): Markup => renderPage('Tin nhắn', renderMessage(message));

export const renderNotFoundPage = (): Markup =>
  renderPage('Không tìm thấy tin nhắn', html`<p class="soft">Tin nhắn này không có hoặc đã được xoá.</p>`);
