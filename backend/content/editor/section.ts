import type { Attributes, EditorEntry } from '../entries.ts';
import type { FormValues } from './controls.ts';
import type { FormFields, Problems } from './form-fields.ts';
import type { Part, SectionPath } from './page.ts';
import type { SectionContext } from './section-context.ts';

/** Attributes to store, or validation errors. */
export type FormResult =
  | { readonly ok: true; readonly attributes: Attributes }
  | { readonly ok: false; readonly problems: Problems };

/** One type of entries on the editors' pages. */
export type Section = {
  readonly path: SectionPath;
  readonly type: string;
  /** Whether entries may be drafts. */
  readonly drafts: boolean;
  /** There is one entry, which is neither added nor removed. */
  readonly isSingle?: true;
  readonly words: { readonly one: string; readonly add: string; readonly about: string };
  readonly nameOf: (entry: EditorEntry) => string;
  /** Lines below the name in the list. */
  readonly lines: (entry: EditorEntry, around: SectionContext) => readonly Part[];
  /** Why an entry has no effect in the shop; empty when it has. */
  readonly reasons: (entry: EditorEntry, around: SectionContext) => readonly string[];
  readonly sorted: (entries: readonly EditorEntry[]) => readonly EditorEntry[];
  /** Initial values by control name. */
  readonly fieldsOf: (attributes: Attributes, around: SectionContext) => Readonly<Record<string, unknown>>;
  readonly form: (filled: FormValues, around: SectionContext) => Part;
  /** `entry`: the one that is edited; null for a new one. */
  readonly read: (typed: FormFields, around: SectionContext, entry: EditorEntry | null) => Promise<FormResult>;
  /** Next to the form, such as a preview link. */
  readonly beside?: (entry: EditorEntry, around: SectionContext) => Part;
  /** Preview of the typed content without saving. */
  readonly look?: (typed: FormFields) => Part;
};

/** null and undefined become empty. */
export const toText = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

export const toFormResult = (problems: Problems, attributes: Attributes): FormResult =>
  Object.keys(problems).length === 0 ? { ok: true, attributes } : { ok: false, problems };
