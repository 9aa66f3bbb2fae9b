import type { FormEvent, ReactNode } from 'react';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { CommandName } from '#core/operations.ts';
import { type Json, nestFields } from '#core/shared/form-fields.ts';
import { type CommandInput, useCommand } from './use-command.ts';
import { useShop } from './use-shop.ts';

export type Fields = { readonly [key: string]: Json };

type CommandFormProps<Name extends CommandName> = {
  /** Use case that the form is for; it travels as the hidden field `_use`. */
  readonly use: Name;
  /** The command that the fields stand for. Only the script calls it: a plain post is read by the host. */
  readonly command: (fields: Fields) => CommandInput<Name>;
  /** Which of several forms of one use case a failed plain post was; left out where there is only one. */
  readonly isMine?: (fields: Fields) => boolean;
  readonly id?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode | ((state: FormState) => ReactNode);
};

export type FormState = { readonly busy: boolean; readonly failure: ShopFailure | null };

/**
 * A form that works without script: it posts to its page's own address with `_use` and `idempotency key`, and the host runs the
 * use case. Once the page is alive the same press goes through `useCommand` and the document stays.
 */
export function CommandForm<Name extends CommandName>({
  use,
  command,
  isMine = () => true,
  id,
  className,
  children,
}: CommandFormProps<Name>) {
  const { run, busy, failure } = useCommand(use);
  const posted = useSubmission(use, isMine);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(command(fieldsOf(event.currentTarget)));
  };
  return (
    <form method="post" id={id} className={className} onSubmit={send} noValidate>
      <input type="hidden" name="_use" value={use} />
      <input type="hidden" name="idempotencyKey" value="" />
      {typeof children === 'function' ? children({ busy, failure: failure ?? posted?.failure ?? null }) : children}
    </form>
  );
}

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
