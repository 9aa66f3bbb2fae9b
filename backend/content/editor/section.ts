import type { Filled } from './controls.ts';
import type { Attributes, EditorEntry } from './entries.ts';
import type { Part, SectionPath } from './page.ts';
import type { Surroundings } from './surroundings.ts';
import type { Problems, Typed } from './typed.ts';

/** What a form says: attributes to keep, or what is wrong with it. */
export type Reading =
  | { readonly ok: true; readonly attributes: Attributes }
  | { readonly ok: false; readonly problems: Problems };

/** One kind of entries on the editors' page. */
export type Section = {
  readonly path: SectionPath;
  /** Type of its entries in the content system. */
  readonly type: string;
  /** Whether an entry may be a draft. */
  readonly drafts: boolean;
  readonly words: { readonly one: string; readonly add: string; readonly about: string };
  /** How an entry is called in the list. */
  readonly nameOf: (entry: EditorEntry) => string;
  /** What the list says below the name. */
  readonly lines: (entry: EditorEntry, around: Surroundings) => readonly Part[];
  /** Sentences about why an entry does nothing in the shop now; none where it does. */
  readonly reasons: (entry: EditorEntry, around: Surroundings) => readonly string[];
  /** In which order the list stands. */
  readonly sorted: (entries: readonly EditorEntry[]) => readonly EditorEntry[];
  /** An entry as its form shows it; the names of the controls and what stands in them. */
  readonly fieldsOf: (attributes: Attributes, around: Surroundings) => Readonly<Record<string, unknown>>;
  readonly form: (filled: Filled, around: Surroundings) => Part;
  readonly read: (typed: Typed, around: Surroundings) => Promise<Reading>;
  /** What stands beside the form of an entry, such as a link to look at it. */
  readonly beside?: (entry: EditorEntry, around: Surroundings) => Part;
  /** How what was typed will look, without keeping it. */
  readonly look?: (typed: Typed) => Part;
};

/** What a control without anything in it shows. */
export const shown = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** A reading where nothing is wrong, or its problems. */
export const readingOf = (problems: Problems, attributes: Attributes): Reading =>
  Object.keys(problems).length === 0 ? { ok: true, attributes } : { ok: false, problems };
