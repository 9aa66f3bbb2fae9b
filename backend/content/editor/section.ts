import type { Filled } from './controls.ts';
import type { Attributes, EditorEntry } from './entries.ts';
import type { Part, SectionPath } from './page.ts';
import type { Surroundings } from './surroundings.ts';
import type { Problems, Typed } from './typed.ts';

/** Result of a form: attributes to store, or validation errors. */
export type Reading =
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
  readonly lines: (entry: EditorEntry, around: Surroundings) => readonly Part[];
  /** Sentences that explain why an entry has no effect in the shop; empty when it has. */
  readonly reasons: (entry: EditorEntry, around: Surroundings) => readonly string[];
  /** Sorts the list. */
  readonly sorted: (entries: readonly EditorEntry[]) => readonly EditorEntry[];
  /** Initial form values of an entry, by control name. */
  readonly fieldsOf: (attributes: Attributes, around: Surroundings) => Readonly<Record<string, unknown>>;
  readonly form: (filled: Filled, around: Surroundings) => Part;
  readonly read: (typed: Typed, around: Surroundings) => Promise<Reading>;
  /** Content next to the form of an entry, such as a preview link. */
  readonly beside?: (entry: EditorEntry, around: Surroundings) => Part;
  /** Preview of the typed content without saving. */
  readonly look?: (typed: Typed) => Part;
};

/** Converts a value to a control's text; null and undefined become empty. */
export const shown = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** The attributes when there are no errors, otherwise the errors. */
export const readingOf = (problems: Problems, attributes: Attributes): Reading =>
  Object.keys(problems).length === 0 ? { ok: true, attributes } : { ok: false, problems };
