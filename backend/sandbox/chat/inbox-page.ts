import { html } from 'hono/html';
import { type Markup, vietnamTimeFormat } from '#backend/platform/pages/plain-document.ts';
import { renderStaffPage } from '#backend/platform/pages/staff-style.ts';
import type { ChatMessage } from './service.ts';

const timeFormat = vietnamTimeFormat('medium');

/** A part of the conversation's digest identifies the writer. */
export const renderInboxPage = (messages: readonly ChatMessage[]): Markup =>
  renderStaffPage(
    { title: 'Hộp thư chat thử nghiệm', suffix: 'Cửa Hàng Mây', section: 'hộp thư chat' },
    html`<h1>Hộp thư chat thử nghiệm</h1>
${messages.length === 0 ? html`<p class="soft">Chưa có tin nhắn nào.</p>` : ''}
${messages.map(
  ({ conversation, text, createdAt }) =>
    html`<article><p class="soft">Cuộc trò chuyện ${conversation.slice(0, 8)}, lúc ${timeFormat.format(createdAt)}</p><pre>${text}</pre></article>`,
)}`,
  );
