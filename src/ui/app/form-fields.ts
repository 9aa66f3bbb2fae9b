import type { CommandName } from '#core/operations.ts';
import type { FieldProblem } from '#core/shared/text/field-problem.ts';
import { type Json, nestFields } from '#core/shared/text/form-fields.ts';
import { useShop } from './use-shop.ts';

export type Fields = { readonly [key: string]: Json };

/** By the names of the fields. */
export type Problems = Readonly<Record<string, FieldProblem>>;

export type FieldRules = {
  readonly problemsOf: (fields: Fields) => Problems;
  readonly sentenceOf: (problem: FieldProblem) => string;
};

/** The failed post of this use case; forms restore their fields from it. */
export const useSubmission = (use: CommandName, isMine: (fields: Fields) => boolean = () => true) => {
  const { submission } = useShop();
  return submission !== null && submission.use === use && isMine(submission.fields) ? submission : null;
};

/** The text fields of a form and of the button that sends it, nested by name in the same way as on the host. */
export const fieldsOf = (form: HTMLFormElement, submitter: HTMLElement | null = null): Fields =>
  nestFields(
    [...new FormData(form, submitter)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    ),
  );

/** The text at a path such as `contact.phone`; empty when there is none. */
export const textAt = (fields: Fields, path: string): string => {
  let at: Json | undefined = fields;
  for (const key of path.split('.')) {
    if (typeof at !== 'object' || at === null || Array.isArray(at)) return '';
    // Neither null nor a list: a JSON record.
    at = (at as Fields)[key];
  }
  return typeof at === 'string' ? at : '';
};

/** The texts at several names, below a path such as `contact.`; empty where there is none. */
export const textsAt = <const Names extends readonly string[]>(fields: Fields, names: Names, path = '') =>
  // Every name gets its text.
  Object.fromEntries(names.map((name) => [name, textAt(fields, path + name)])) as Record<Names[number], string>;
