import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { CommandName } from '#core/operations.ts';
import type { FieldValidation } from './checked-by.ts';
import { type Fields, fieldsOf, textAt, useSubmission } from './form-fields.ts';
import { type CommandInput, useCommand } from './use-command.ts';
import { useFieldValidation } from './use-field-check.ts';

type CommandFormProps<Name extends CommandName> = {
  /** Sent as the hidden field `_use`. */
  readonly use: Name;
  /** Builds the command; may await pending work. Plain form posts are parsed by the host instead. */
  readonly command: (fields: Fields, form: HTMLFormElement) => CommandInput<Name> | Promise<CommandInput<Name>>;
  readonly check?: FieldValidation;
  /** Which of several forms with one use case a failed post belongs to; omitted for a single form. */
  readonly isMine?: (fields: Fields) => boolean;
  readonly id?: string;
  readonly className?: string | undefined;
  readonly encType?: string;
  /** Delay between success and navigation, in milliseconds. [ACC-08] */
  readonly pauseMs?: number;
  /** Called when the form first gets the focus. */
  readonly onTouch?: () => void;
  readonly onDone?: (form: HTMLFormElement) => void;
  readonly onFailure?: (failure: ShopFailure) => void;
  readonly children: ReactNode | ((state: FormState) => ReactNode);
};

export type FormState = {
  readonly busy: boolean;
  /** Null also when only checked fields are invalid, because they show their own errors. */
  readonly failure: ShopFailure | null;
  /** Error text of a field; null when valid or without `check`. */
  readonly error: (name: string) => string | null;
  /** Value from a failed form post, otherwise the default. */
  readonly typed: (name: string, otherwise?: string) => string;
  readonly field: (
    name: string,
    known?: string,
  ) => { readonly name: string; readonly defaultValue: string; readonly error: string | null };
};

/**
 * The only form component for commands. Without JavaScript it posts to its page's URL and the host runs the use case
 * (`_use`, `idempotencyKey`); after hydration `useCommand` does, once all fields are valid.
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
  const checked = useFieldValidation(form, check, failure);
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
    // Focus bubbles up from the fields; the form itself is not focusable.
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
