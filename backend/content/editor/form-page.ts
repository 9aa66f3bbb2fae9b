import { html } from 'hono/html';
import type { Markup } from '#backend/platform/pages/plain-document.ts';
import type { StaffPage } from '#backend/platform/staff-route.ts';
import type { EditorEntry } from '../entries.ts';
import type { FormValues } from './controls.ts';
import { renderReasons } from './list-page.ts';
import { formatTime, type Part, renderEditorPage, renderNote } from './page.ts';
import type { Section } from './section.ts';
import type { SectionContext } from './section-context.ts';

export type FormState = {
  readonly section: Section;
  readonly around: SectionContext;
  /** null for a new entry. */
  readonly entry: EditorEntry | null;
  readonly filled: FormValues;
  readonly message: Part;
  /** Preview of the typed content. */
  readonly look: Part | null;
};

const renderProblemNote = ({ filled }: FormState): Part => {
  const count = Object.keys(filled.problems).length;
  return count === 0
    ? ''
    : renderNote(
        'bad',
        `Chưa lưu được: có ${count} chỗ cần sửa, ghi ngay dưới từng ô. Những gì bạn gõ vẫn còn nguyên.`,
      );
};

const renderStateNote = ({ section, entry, around }: FormState): Part => {
  if (entry === null) return '';
  const reasons = section.reasons(entry, around);
  const why =
    reasons.length === 0
      ? ''
      : renderNote('warn', html`Bản đã lưu đang không có tác dụng ở cửa hàng:${renderReasons(reasons)}`);
  const saved =
    entry.editedAt === null ? 'Nội dung ban đầu của cửa hàng' : `Sửa lần cuối ${formatTime(entry.editedAt, '')}`;
  return html`<div class="state">${why}<p class="soft">${saved}.</p>${section.beside?.(entry, around) ?? ''}</div>`;
};

const renderActions = ({ section, entry }: FormState): Markup => {
  const published = entry !== null && entry.publishedAt !== null;
  const publish = html`<button name="deed" value="publish">Lưu và đăng</button>`;
  const draft = html`<button name="deed" value="draft">Lưu và gỡ xuống</button>`;
  return html`<div class="actions">
<button class="main" name="deed" value="save">${section.drafts && !published ? 'Lưu bản nháp' : 'Lưu'}</button>
${section.drafts ? (published ? draft : publish) : ''}
${section.look === undefined ? '' : html`<button name="deed" value="look">Xem thử nội dung</button>`}
<a href="/cms/${section.path}">Về danh sách</a>
</div>`;
};

const renderRemovalForm = ({ section, entry }: FormState, address: string): Part =>
  entry === null || section.isSingle
    ? ''
    : html`<details class="remove"><summary>Xoá ${section.words.one} này</summary>
<form method="post" action="${address}"><input type="hidden" name="version" value="${entry.version}">
<p class="soft">Cửa hàng sẽ không còn thấy mục này. Việc xoá không hoàn tác được.</p>
<button class="danger" name="deed" value="remove">Xoá hẳn</button></form></details>`;

export const renderFormPage = (state: FormState): StaffPage => {
  const { section, entry, around, filled } = state;
  const title = entry === null ? section.words.add : section.nameOf(entry) || section.words.one;
  const address = `/cms/${section.path}/${entry === null ? 'moi' : entry.id}`;
  return renderEditorPage(
    { title, at: section.path },
    html`${state.message}${renderProblemNote(state)}
${renderStateNote(state)}
${state.look === null ? '' : html`<section class="card"><h2>Xem thử, chưa lưu</h2>${state.look}</section>`}
<form method="post" action="${address}" novalidate>
<input type="hidden" name="version" value="${entry?.version ?? 0}">
${section.form(filled, around)}
${renderActions(state)}
</form>
${renderRemovalForm(state, address)}`,
  );
};
