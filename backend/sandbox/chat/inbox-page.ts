import { html } from 'hono/html';
import { formatLogTime } from '#backend/platform/pages/plain-document.ts';
import type { StaffPage } from '#backend/platform/staff-route.ts';
import type { ChatMessage } from './service.ts';

/** A part of the conversation's digest identifies the writer. */
export const renderInboxPage = (messages: readonly ChatMessage[]): StaffPage => ({
  title: 'Hộp thư chat thử nghiệm',
  body: html`${messages.length === 0 ? html`<p class="soft">Chưa có tin nhắn nào.</p>` : ''}
${messages.map(
  ({ conversation, text, createdAt }) =>
    html`<article><p class="soft">Cuộc trò chuyện ${conversation.slice(0, 8)}, lúc ${formatLogTime(createdAt)}</p><pre>${text}</pre></article>`,
)}`,
});
