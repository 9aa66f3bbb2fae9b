import { html, raw } from 'hono/html';
import { commandKey } from '#backend/platform/pages/command-form.ts';
import { formatTime, type Markup } from '#backend/platform/pages/plain-document.ts';
import type { StaffList } from '#backend/platform/pages/staff-list.ts';
import type { StaffPage } from '#backend/platform/staff-route.ts';
import { formatPhone } from '#core/shared/text/phone-number.ts';
import { type OpportunityRow, type Stage, stages } from './opportunity-schema.ts';

const stageWords: Readonly<Record<Stage, string>> = { new: 'Mới', called: 'Đã gọi', done: 'Xong' };
const stageKinds: Readonly<Record<Stage, string>> = { new: 'warn', called: '', done: 'ok' };

const renderStage = ({ stage }: OpportunityRow): Markup =>
  html`<span class="badge ${stageKinds[stage]}">${stageWords[stage]}</span>`;

const renderPhone = ({ referPhone }: OpportunityRow): Markup =>
  html`<a href="tel:${referPhone}">${formatPhone(referPhone)}</a>`;

const renderEmail = ({ referEmail }: OpportunityRow): Markup => html`<a href="mailto:${referEmail}">${referEmail}</a>`;

export const leadList: Omit<StaffList<OpportunityRow>, 'area' | 'read'> = {
  searchLabel: 'Tên, điện thoại, email hoặc nội dung',
  filters: { ...stageWords, all: 'Tất cả' },
  columns: [
    { title: 'Yêu cầu', cell: (row) => html`<a href="/crm/${row.id}">${row.name}</a>` },
    {
      title: 'Khách',
      cell: (row) =>
        html`<b>${row.referName}</b><br>${renderPhone(row)}${row.referEmail === '' ? '' : html`<br>${renderEmail(row)}`}`,
    },
    { title: 'Ưu tiên', cell: ({ priorityName }) => priorityName },
    { title: 'Gửi lúc', cell: ({ createdAt }) => formatTime(createdAt) },
    { title: 'Trạng thái', cell: renderStage },
  ],
  empty: 'Không có yêu cầu nào. Chọn «Tất cả» để xem cả yêu cầu đã xong.',
};

const renderStageForm = ({ id, stage }: OpportunityRow): Markup => html`<form method="post" action="/crm/${id}">
${commandKey()}${stages.map(
  (each) =>
    html`<button name="stage" value="${each}"${each === stage ? raw(' aria-pressed="true"') : ''}>${stageWords[each]}</button>`,
)}</form>`;

const renderForms = ({ forms }: OpportunityRow): Markup =>
  forms.length === 0
    ? html``
    : html`<article><h2>Biểu mẫu</h2><dl>${forms.map(({ key, value }) => html`<dt>${key}</dt><dd>${value}</dd>`)}</dl></article>`;

const renderReferences = ({ targetId, parentId, ownerId }: OpportunityRow): Markup => {
  const given = { 'Mã đối tượng': targetId, 'Thuộc yêu cầu': parentId, 'Người phụ trách': ownerId };
  const filled = Object.entries(given).filter(([, id]) => id !== '');
  return html`${filled.map(([title, id]) => html`<dt>${title}</dt><dd>${id}</dd>`)}`;
};

export const renderLeadPage = (row: OpportunityRow): StaffPage => ({
  title: row.name,
  actions: renderStage(row),
  body: html`<p><a href="/crm">Yêu cầu tư vấn</a></p>
<div class="columns"><div><article><h2>Nội dung</h2><pre>${row.description}</pre></article>${renderForms(row)}</div>
<div><article><h2>Khách</h2><dl><dt>Họ tên</dt><dd>${row.referName}</dd><dt>Điện thoại</dt><dd>${renderPhone(row)}</dd>
${row.referEmail === '' ? '' : html`<dt>Email</dt><dd>${renderEmail(row)}</dd>`}
<dt>Gửi lúc</dt><dd>${formatTime(row.createdAt)}</dd><dt>Ưu tiên</dt><dd>${row.priorityName}</dd><dt>Nguồn</dt><dd>${row.extSource}</dd>
${renderReferences(row)}
${row.targetUrl === '' ? '' : html`<dt>Gửi từ trang</dt><dd><a href="${row.targetUrl}" rel="noopener noreferrer" target="_blank">${row.targetUrl}</a></dd>`}</dl></article>
<article><h2>Xử lý</h2>${renderStageForm(row)}</article></div></div>`,
});
