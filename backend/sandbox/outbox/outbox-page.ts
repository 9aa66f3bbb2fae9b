import { html } from 'hono/html';
import type { StoredMessage } from '#backend/outbox/service.ts';
import { formatLogTime, type Markup } from '#backend/platform/pages/plain-document.ts';
import type { StaffPage } from '#backend/platform/staff-route.ts';

const linkUrls = (text: string): readonly (Markup | string)[] =>
  text.split(/(https?:\/\/\S+)/).map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));

const renderMessage = ({ id, channel, to, subject, text, createdAt }: StoredMessage): Markup => html`<article>
<h2><a href="/outbox/${id}">${subject}</a></h2>
<p class="soft">${channel === 'sms' ? 'SMS' : 'Email'} đến ${to}, lúc ${formatLogTime(createdAt)}</p>
<pre>${linkUrls(text)}</pre>
</article>`;

export const renderOutboxPage = (messages: readonly StoredMessage[]): StaffPage => ({
  title: 'Tin nhắn',
  body: messages.length === 0 ? html`<p class="soft">Chưa có tin nhắn nào.</p>` : html`${messages.map(renderMessage)}`,
});

export const renderMessagePage = (message: StoredMessage): StaffPage => ({
  title: 'Tin nhắn',
  body: renderMessage(message),
});
