import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { CommandName } from '#core/operations.ts';
import type { FieldValidation } from './checked-by.ts';
import { type Fields, fieldsOf, textAt, useSubmission } from './form-fields.ts';
import { type CommandInput, useCommand } from './use-command.ts';
import { useFieldValidation } from './use-field-check.ts';

type CommandFormProps<Name extends CommandName> = {
  /** The use case that the form calls; sent as the hidden field `_use`. */
  readonly use: Name;
  /**
   * Builds the command from the fields; may await pending work. Only used with JavaScript: the host parses plain form
   * posts.
   */
  readonly command: (fields: Fields, form: HTMLFormElement) => CommandInput<Name> | Promise<CommandInput<Name>>;
  /** Validates the fields in the browser; omitted for forms without fields. */
  readonly check?: FieldValidation;
  /**
   * Decides which of several forms with one use case a failed post belongs to; omitted when there is only one form.
   */
  readonly isMine?: (fields: Fields) => boolean;
  readonly id?: string;
  readonly className?: string | undefined;
  /** `multipart/form-data` for a form with files. */
  readonly encType?: string;
  /** Delay between success and navigation, in milliseconds. [ACC-08] */
  readonly pauseMs?: number;
  /** Called when the form first gets the focus. */
  readonly onTouch?: () => void;
  /** Called when the command succeeds. */
  readonly onDone?: (form: HTMLFormElement) => void;
  readonly onFailure?: (failure: ShopFailure) => void;
  readonly children: ReactNode | ((state: FormState) => ReactNode);
};

export type FormState = {
  readonly busy: boolean;
  /** Why the submission failed; also null when only checked fields are invalid, because they show their own errors. */
  readonly failure: ShopFailure | null;
  /** Error text of a field; null when it is valid or the form has no `check`. */
  readonly error: (name: string) => string | null;
  /** The field's value from a failed form post, otherwise the given default. */
  readonly typed: (name: string, otherwise?: string) => string;
  /** Props that connect a text field to the form: name, initial value and error. */
  readonly field: (
    name: string,
    known?: string,
  ) => { readonly name: string; readonly defaultValue: string; readonly error: string | null };
};

/**
 * The only form component for commands. Without JavaScript it posts to its page's own URL with `_use` and
 * `idempotencyKey`, and the host runs the use case. After hydration the same submission goes through `useCommand`
 * without a page load, and invalid fields show their errors before anything is sent.
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
    // Focus events bubble up from the fields; the form itself is not focusable.
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
