import type { FormValues } from './controls.ts';
import type { Attributes, EditorEntry } from './entries.ts';
import type { FormFields, Problems } from './form-fields.ts';
import type { Part, SectionPath } from './page.ts';
import type { SectionContext } from './section-context.ts';

/** Result of a form: attributes to store, or validation errors. */
export type FormResult =
  | { readonly ok: true; readonly attributes: Attributes }
  | { readonly ok: false; readonly problems: Problems };

/** One type of entries on the editors' pages. */
export type Section = {
  readonly path: SectionPath;
  /** Type of the entries in the content system. */
  readonly type: string;
  /** Whether entries may be drafts. */
  readonly drafts: boolean;
  readonly words: { readonly one: string; readonly add: string; readonly about: string };
  /** Name of an entry in the list. */
  readonly nameOf: (entry: EditorEntry) => string;
  /** Lines below the name in the list. */
  readonly lines: (entry: EditorEntry, around: SectionContext) => readonly Part[];
  /** Sentences that explain why an entry has no effect in the shop; empty when it has. */
  readonly reasons: (entry: EditorEntry, around: SectionContext) => readonly string[];
  /** Sorts the list. */
  readonly sorted: (entries: readonly EditorEntry[]) => readonly EditorEntry[];
  /** Initial form values of an entry, by control name. */
  readonly fieldsOf: (attributes: Attributes, around: SectionContext) => Readonly<Record<string, unknown>>;
  readonly form: (filled: FormValues, around: SectionContext) => Part;
  readonly read: (typed: FormFields, around: SectionContext) => Promise<FormResult>;
  /** Content next to the form of an entry, such as a preview link. */
  readonly beside?: (entry: EditorEntry, around: SectionContext) => Part;
  /** Preview of the typed content without saving. */
  readonly look?: (typed: FormFields) => Part;
};

/** Converts a value to a control's text; null and undefined become empty. */
export const toText = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** The attributes when there are no errors, otherwise the errors. */
export const toFormResult = (problems: Problems, attributes: Attributes): FormResult =>
  Object.keys(problems).length === 0 ? { ok: true, attributes } : { ok: false, problems };
