import type { CommandName } from '#core/operations.ts';
import { type Json, nestFields } from '#core/shared/form-fields.ts';
import { useShop } from './use-shop.ts';

export type Fields = { readonly [key: string]: Json };

/** What a failed plain post of this use case left; null otherwise. Forms fill themselves from its `fields`. */
export const useSubmission = (use: CommandName, isMine: (fields: Fields) => boolean = () => true) => {
  const { submission } = useShop();
  return submission !== null && submission.use === use && isMine(submission.fields) ? submission : null;
};

/** The texts of a form, nested by their names as the host nests them. */
export const fieldsOf = (form: HTMLFormElement): Fields =>
  nestFields(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
  );

/** A text at a path of nested fields such as `contact.phone`; empty where there is none. */
export const textAt = (fields: Fields, path: string): string => {
  let at: Json | undefined = fields;
  for (const key of path.split('.')) {
    if (typeof at !== 'object' || at === null || Array.isArray(at)) return '';
    // Not null and no list: a record of Json.
    at = (at as Fields)[key];
  }
  return typeof at === 'string' ? at : '';
};
