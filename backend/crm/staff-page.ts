import { html, raw } from 'hono/html';
import { formatTime, type Markup } from '#backend/platform/pages/plain-document.ts';
import type { StaffPage } from '#backend/platform/staff-route.ts';
import { formatPhone } from '#core/shared/validation.ts';
import { type OpportunityRow, type Stage, stages } from './opportunity-schema.ts';

export const stageWords: Readonly<Record<Stage, string>> = { new: 'Mới', called: 'Đã gọi', done: 'Xong' };

const renderStageForm = (
  { id, stage }: OpportunityRow,
  back: string,
): Markup => html`<form method="post" action="/crm/${id}">
<input type="hidden" name="page" value="${back}">
${stages.map(
  (each) =>
    html`<button name="stage" value="${each}"${each === stage ? raw(' aria-pressed="true"') : ''}>${stageWords[each]}</button>`,
)}
</form>`;

const renderLead = (row: OpportunityRow, back: string): Markup => html`<article>
<div class="top"><h2>${row.name}</h2><span class="stage ${row.stage}">${stageWords[row.stage]}</span></div>
<p class="soft">${formatTime(row.createdAt)} · ưu tiên ${row.priorityName} · nguồn ${row.extSource}</p>
<p><b>${row.referName}</b> · <a href="tel:${row.referPhone}">${formatPhone(row.referPhone)}</a>${
  row.referEmail === '' ? '' : html` · <a href="mailto:${row.referEmail}">${row.referEmail}</a>`
}</p>
<pre>${row.description}</pre>
${row.targetUrl === '' ? '' : html`<p class="soft">Gửi từ <a href="${row.targetUrl}" rel="noopener noreferrer" target="_blank">${row.targetUrl}</a></p>`}
${renderStageForm(row, back)}
</article>`;

/** Newest first. */
export const renderLeadsPage = (rows: readonly OpportunityRow[], at: number, hasMore: boolean): StaffPage => ({
  title: 'Yêu cầu tư vấn',
  body: html`${rows.length === 0 ? html`<p class="soft">Chưa có yêu cầu nào.</p>` : rows.map((row) => renderLead(row, String(at)))}
<p>${at > 1 ? html`<a href="/crm?page=${at - 1}">Mới hơn</a> ` : ''}${hasMore ? html`<a href="/crm?page=${at + 1}">Cũ hơn</a>` : ''}</p>`,
});
