import { html } from 'hono/html';
import type { Markup } from '#backend/platform/pages/plain-document.ts';
import type { StaffPage } from '#backend/platform/staff-route.ts';
import type { EditorEntry } from '../entries.ts';
import { renderEditorPage, renderNote, sectionTitles } from './page.ts';
import type { Section } from './section.ts';
import type { SectionContext } from './section-context.ts';

/** Why an entry has no effect in the shop; empty when it has. */
export const renderReasons = (reasons: readonly string[]): Markup | string =>
  reasons.length === 0 ? '' : html`<ul class="why">${reasons.map((reason) => html`<li>${reason}</li>`)}</ul>`;

const renderBadge = (section: Section, entry: EditorEntry, reasons: readonly string[]): Markup | string => {
  if (section.drafts && entry.publishedAt === null) return html`<span class="badge">Bản nháp</span>`;
  if (reasons.length > 0) return html`<span class="badge warn">Đang không có tác dụng</span>`;
  return html`<span class="badge ok">${section.drafts ? 'Đã đăng' : 'Đang dùng'}</span>`;
};

const renderRow = (section: Section, entry: EditorEntry, around: SectionContext): Markup => {
  const reasons = section.reasons(entry, around);
  return html`<li>
<h2><a href="/cms/${section.path}/${entry.id}">${section.nameOf(entry) || '(chưa có tên)'}</a> ${renderBadge(section, entry, reasons)}</h2>
${section.lines(entry, around).map((line) => html`<p class="soft">${line}</p>`)}
${renderReasons(reasons)}
</li>`;
};

/** `done` is the result of the last action. */
export const renderListPage = (section: Section, around: SectionContext, done: string | null): StaffPage => {
  const title = sectionTitles[section.path];
  const entries = section.sorted(around.entries);
  const body = html`${done === null ? '' : renderNote('', done)}
<p class="soft">${section.words.about}</p>
${entries.length === 0 ? html`<p class="card soft">Chưa có ${section.words.one} nào.</p>` : html`<ul class="list">${entries.map((entry) => renderRow(section, entry, around))}</ul>`}`;
  const frame = { title, at: section.path };
  if (section.isSingle) return renderEditorPage(frame, body);
  const actions = html`<a class="button main" href="/cms/${section.path}/moi">${section.words.add}</a>`;
  return renderEditorPage({ ...frame, actions }, body);
};
