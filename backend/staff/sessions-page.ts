import { html } from 'hono/html';
import { formatTime, type Markup } from '#backend/platform/pages/plain-document.ts';
import { IDLE_HOURS } from '#backend/platform/pages/staff-script.ts';
import type { StaffPage } from '#backend/platform/staff-route.ts';
import type { StaffSessionRow } from './schema.ts';
import { SESSION_HOURS } from './staff-sessions.ts';

type ShownSession = { readonly session: StaffSessionRow; readonly name: string };

const renderSession = ({ session, name }: ShownSession, current: string): Markup => html`<article>
<h2>${name}${session.id === current ? ' · phiên này' : ''}</h2>
<p class="soft">${session.device.slice(0, 120) || 'Không rõ thiết bị'} · xác nhận ${formatTime(session.createdAt)} · dùng lần cuối ${formatTime(session.lastSeenAt)}</p>
<form method="post" action="/sessions/${session.id}"><button>Kết thúc phiên</button></form></article>`;

/** `current` is the id of the reader's own session. */
export const renderSessionsPage = (found: readonly ShownSession[], current: string): StaffPage => ({
  title: 'Phiên đăng nhập',
  body: html`<p class="soft">Mỗi phiên kết thúc sau ${SESSION_HOURS} giờ, hoặc sau ${IDLE_HOURS} giờ không dùng.</p>
${found.map((each) => renderSession(each, current))}`,
});
