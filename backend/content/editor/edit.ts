import { html } from 'hono/html';
import type { Markup } from '#backend/platform/pages/plain-document.ts';
import type { StaffPage } from '#backend/platform/staff-route.ts';
import { addEntry, changeEntry, type EditorEntry, loadEntry, removeEntry, type Saved } from '../entries.ts';
import type { ContentDeps } from '../environment.ts';
import { notifyHosts } from '../notify-hosts.ts';
import { type FormFields, type Problems, toFormFields } from './form-fields.ts';
import { type FormState, renderFormPage } from './form-page.ts';
import { SLUG_TAKEN } from './links.ts';
import { formatTime, renderNote } from './page.ts';
import type { Section } from './section.ts';
import { loadSectionContext, type SectionContext } from './section-context.ts';

export type FormAnswer =
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'page'; readonly status: 200 | 409 | 422; readonly page: StaffPage }
  | { readonly kind: 'gone' };

const findEntry = async (deps: ContentDeps, section: Section, id: string): Promise<EditorEntry | null | undefined> =>
  id === 'moi' && !section.isSingle ? null : loadEntry(deps, section.type, /^\d{1,10}$/.test(id) ? Number(id) : 0);

const savedNote = html`Đã lưu.`;

/** The id `moi` means a new entry. null for an unknown id. */
export const showForm = async (
  deps: ContentDeps,
  section: Section,
  id: string,
  saved: boolean,
): Promise<StaffPage | null> => {
  const entry = await findEntry(deps, section, id);
  if (entry === undefined) return null;
  const around = await loadSectionContext(deps, section.path, section.type);
  const typed = toFormFields(section.fieldsOf(entry?.attributes ?? {}, around));
  const message = saved ? renderNote('', savedNote) : '';
  return renderFormPage({ section, around, entry, filled: { typed, problems: {} }, message, look: null });
};

type FormSubmission = {
  readonly deps: ContentDeps;
  readonly section: Section;
  readonly entry: EditorEntry | null;
  readonly around: SectionContext;
  readonly typed: FormFields;
};

const redrawForm = (
  { section, around, entry, typed }: FormSubmission,
  status: 200 | 409 | 422,
  more: { readonly problems?: Problems; readonly message?: Markup; readonly look?: FormState['look'] },
): FormAnswer => {
  const { problems = {}, message = '', look = null } = more;
  const page = renderFormPage({ section, around, entry, filled: { typed, problems }, message, look });
  return { kind: 'page', status, page };
};

/** Contains the current version, so that saving again deliberately overwrites it. */
const conflict = (submission: FormSubmission, entry: EditorEntry): FormAnswer => {
  const address = `/cms/${submission.section.path}/${entry.id}`;
  const message = renderNote(
    'warn',
    html`Trong lúc bạn sửa, người khác đã lưu mục này lúc ${formatTime(entry.editedAt, 'vừa xong')}. Những gì bạn gõ vẫn còn bên dưới. <a href="${address}" target="_blank" rel="noopener">Xem bản của họ</a>, hoặc bấm lưu lần nữa để ghi đè.`,
  );
  return redrawForm({ ...submission, entry }, 409, { message });
};

const toFormAnswer = (submission: FormSubmission, saved: Saved): FormAnswer => {
  const { section } = submission;
  if (saved.kind === 'gone') return saved;
  if (saved.kind === 'changed') return conflict(submission, saved.entry);
  if (saved.kind === 'slug-taken') return redrawForm(submission, 422, { problems: { slug: SLUG_TAKEN } });
  const { type, id, version } = saved.entry;
  submission.deps.log.info({ type, id, version }, 'content changed');
  void notifyHosts(submission.deps, saved.entry.removedAt === null ? 'entry.update' : 'entry.delete', type);
  return saved.entry.removedAt === null
    ? { kind: 'go', to: `/cms/${section.path}/${id}?da-luu` }
    : { kind: 'go', to: `/cms/${section.path}?da-xoa` };
};

const resolvePublication = ({ section, entry, around }: FormSubmission, deed: string): Date | null => {
  if (deed === 'draft') return null;
  const held = entry?.publishedAt ?? null;
  return deed === 'publish' || !section.drafts ? (held ?? new Date(around.now)) : held;
};

const save = async (submission: FormSubmission, deed: string): Promise<FormAnswer> => {
  const { deps, section, entry, typed } = submission;
  const reading = await section.read(typed, submission.around, entry);
  if (!reading.ok) return redrawForm(submission, 422, { problems: reading.problems });
  const change = { attributes: reading.attributes, publishedAt: resolvePublication(submission, deed) };
  const saved =
    entry === null
      ? await addEntry(deps, section.type, change)
      : await changeEntry(deps, entry, Number(typed.one('version')), change);
  return toFormAnswer(submission, saved);
};

/** Saves, publishes, unpublishes, previews or removes. */
export const handleForm = async (
  deps: ContentDeps,
  section: Section,
  id: string,
  typed: FormFields,
): Promise<FormAnswer> => {
  const entry = await findEntry(deps, section, id);
  if (entry === undefined) return { kind: 'gone' };
  const around = await loadSectionContext(deps, section.path, section.type);
  const submission: FormSubmission = { deps, section, entry, around, typed };
  const deed = typed.one('deed');
  if (deed === 'look') return redrawForm(submission, 200, { look: section.look?.(typed) ?? null });
  if (deed !== 'remove' || entry === null || section.isSingle) return save(submission, deed);
  const removed = await removeEntry(deps, entry, Number(typed.one('version')));
  if (removed.kind !== 'changed') return toFormAnswer(submission, removed);
  // The removal form has no fields, so the current values are shown.
  const shown = toFormFields(section.fieldsOf(removed.entry.attributes, around));
  return conflict({ ...submission, typed: shown }, removed.entry);
};
