import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { CommandName } from '#core/operations.ts';
import type { Check } from './checked-by.ts';
import { type Fields, fieldsOf, textAt, useSubmission } from './form-fields.ts';
import { type CommandInput, useCommand } from './use-command.ts';
import { useFieldCheck } from './use-field-check.ts';

type CommandFormProps<Name extends CommandName> = {
  /** Use case that the form is for; it travels as the hidden field `_use`. */
  readonly use: Name;
  /** The command that the fields stand for; it may wait for something. Only the script calls it: a plain post is read by the host. */
  readonly command: (fields: Fields, form: HTMLFormElement) => CommandInput<Name> | Promise<CommandInput<Name>>;
  /** Judges the fields in the browser; left out where there are none to fill. */
  readonly check?: Check;
  /** Which of several forms of one use case a failed plain post was; left out where there is only one. */
  readonly isMine?: (fields: Fields) => boolean;
  readonly id?: string;
  readonly className?: string | undefined;
  /** `multipart/form-data` for a form with files. */
  readonly encType?: string;
  /** How long the outcome stands before the shopper goes on, milliseconds. [ACC-08] */
  readonly pauseMs?: number;
  /** Called when somebody begins to fill the form. */
  readonly onTouch?: () => void;
  /** Called when the command went through. */
  readonly onDone?: (form: HTMLFormElement) => void;
  readonly onFailure?: (failure: ShopFailure) => void;
  readonly children: ReactNode | ((state: FormState) => ReactNode);
};

export type FormState = {
  readonly busy: boolean;
  /** Why the press did not go through; null also where checked fields are wrong, which say it themselves. */
  readonly failure: ShopFailure | null;
  /** The sentence of what is wrong with a field; null when nothing is, or where the form has no `check`. */
  readonly error: (name: string) => string | null;
  /** What a plain post that failed had in a field, else what is given. */
  readonly typed: (name: string, otherwise?: string) => string;
  /** Ties a text field to the form: its name, its first text and its error. */
  readonly field: (
    name: string,
    known?: string,
  ) => { readonly name: string; readonly defaultValue: string; readonly error: string | null };
};

/**
 * The one form of a command. It works without script: it posts to its page's own address with `_use` and `idempotencyKey`,
 * and the host runs the use case. Once the page is alive the same press goes through `useCommand`, the document stays, and
 * wrong fields say so before anything is sent.
 */
export function CommandForm<Name extends CommandName>({
  use,
  command,
  check,
  isMine = () => true,
  pauseMs = 0,
  onTouch,
  onDone,
  onFailure,
  children,
  ...attributes
}: CommandFormProps<Name>) {
  const { run, busy, failure: own } = useCommand(use, { pauseMs });
  const posted = useSubmission(use, isMine);
  const failure = own ?? posted?.failure ?? null;
  const form = useRef<HTMLFormElement>(null);
  const checked = useFieldCheck(form, check, failure);
  const underway = useRef(false);
  const [sending, setSending] = useState(false);

  const send = async (element: HTMLFormElement): Promise<void> => {
    const outcome = await run(await command(fieldsOf(element), element));
    if (outcome?.ok) onDone?.(element);
    else if (outcome) onFailure?.(outcome.failure);
  };
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (underway.current) return;
    underway.current = true;
    setSending(true);
    const element = event.currentTarget;
    try {
      await checked.submit(() => send(element));
    } finally {
      underway.current = false;
      setSending(false);
    }
  };
  const typed: FormState['typed'] = (name, otherwise = '') =>
    posted === null ? otherwise : textAt(posted.fields, name);
  const { error } = checked;
  const state: FormState = {
    busy: busy || sending,
    failure: check && failure?.kind === 'invalid-fields' && Object.keys(failure.fields).length > 0 ? null : failure,
    error,
    typed,
    field: (name, known) => ({ name, defaultValue: typed(name, known), error: error(name) }),
  };
  return (
    // Focus moves up from the fields: the form itself takes none.
    <form
      ref={form}
      method="post"
      noValidate
      {...attributes}
      {...checked.events}
      onFocus={() => {
        onTouch?.();
        checked.events?.onFocus();
      }}
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="_use" value={use} />
      <input type="hidden" name="idempotencyKey" value="" />
      {typeof children === 'function' ? children(state) : children}
    </form>
  );
}
