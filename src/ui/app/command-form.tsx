import { createContext, type FormEvent, Fragment, type ReactNode, useContext, useEffect, useRef } from 'react';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { CommandName, ValueOf } from '#core/operations.ts';
import { nestFields } from '#core/shared/text/form-fields.ts';
import { type FormFields, FormFieldsContext } from '#ui/kit/form/form-fields.ts';
import type { FieldValidation } from './checked-by.ts';
import { type Fields, fieldsOf, textAt, useSubmission } from './form-fields.ts';
import { type CommandInput, type CommandRetry, useCommand } from './use-command.ts';
import { useDraft } from './use-draft.ts';
import { problemsIn, useFieldControl } from './use-field-control.ts';

type CommandFormProps<Name extends CommandName> = {
  /** Sent as the hidden field `_use`. */
  readonly use: Name;
  /**
   * Builds the command from the fields; may await pending work, and null sends nothing. Only used with JavaScript: the
   * host parses plain form posts.
   */
  readonly command: (fields: Fields, form: HTMLFormElement) => CommandInput<Name> | Promise<CommandInput<Name> | null>;
  /** Validates the fields in the browser; omitted for forms without fields. */
  readonly check?: FieldValidation;
  /** Which of several forms with one use case a failed post belongs to; omitted for a single form. */
  readonly isMine?: (fields: Fields) => boolean;
  /** Initial values by field name, nested like the names. */
  readonly initial?: object | null | undefined;
  readonly id?: string;
  readonly className?: string | undefined;
  readonly encType?: string;
  /** Delay between success and navigation, in milliseconds. [ACC-08] */
  readonly pauseMs?: number;
  /** Called when the form first gets the focus. */
  readonly onTouch?: () => void;
  readonly onDone?: (form: HTMLFormElement, value: ValueOf<Name>) => void;
  readonly onFailure?: (failure: ShopFailure) => void;
  /** After this failure: what to send instead, once; null shows the failure. */
  readonly retry?: CommandRetry<Name>;
  /** Failures show in a toast: for a form that has no place for them. */
  readonly toasts?: boolean;
  /** Keeps under this name what is typed, until it is sent. A function tells which fields. */
  readonly draft?: string | null;
  readonly keeps?: (name: string) => boolean;
  readonly onRestored?: (fields: Fields) => void;
  readonly children: ReactNode | ((state: FormState) => ReactNode);
};

export type FormState = FormFields & {
  /** Why the submission failed; also null when only checked fields are invalid, because they show their own errors. */
  readonly failure: ShopFailure | null;
};

const FormStateContext = createContext<FormState | null>(null);

/** The state of the form around a component. */
export const useFormState = (): FormState => {
  const state = useContext(FormStateContext);
  if (state === null) throw new Error('outside of a CommandForm');
  return state;
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
  initial = null,
  pauseMs = 0,
  onTouch,
  onDone,
  onFailure,
  retry,
  toasts = false,
  draft = null,
  keeps,
  onRestored,
  children,
  ...attributes
}: CommandFormProps<Name>) {
  const { run, busy, hasSent, failure: own } = useCommand(use, { pauseMs, toasts, ...(retry ? { retry } : {}) });
  const posted = useSubmission(use, isMine);
  const failure = hasSent ? own : (posted?.failure ?? null);
  const form = useRef<HTMLFormElement>(null);
  const { fields, load } = useFieldControl(form, check, failure);
  const { restored, restorations, onInput, forget } = useDraft(form, posted === null ? draft : null, keeps);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it was restored
  useEffect(() => {
    if (restored) onRestored?.(nestFields(restored));
  }, [restored]);
  useEffect(() => {
    if (hasSent && !busy && failure) form.current?.querySelector<HTMLElement>('[data-problem]')?.focus();
  }, [hasSent, busy, failure]);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const element = event.currentTarget;
    const { nativeEvent } = event;
    const pressed = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    const submitter = pressed instanceof HTMLButtonElement ? pressed : null;
    const make = () => command(fieldsOf(element, submitter), element);
    const outcome = await run(async () => {
      const control = await load();
      return control ? control.submit(make) : make();
    });
    if (outcome?.ok) {
      forget();
      onDone?.(element, outcome.value);
    } else if (outcome) {
      (await load())?.reject(problemsIn(outcome.failure), true);
      onFailure?.(outcome.failure);
    }
  };
  const typed: FormState['typed'] = (name, otherwise = '') =>
    posted === null
      ? (restored?.get(name) ?? (textAt({ ...initial }, name) || otherwise))
      : textAt(posted.fields, name);
  const state: FormState = {
    busy,
    failure: check && Object.keys(problemsIn(failure)).length > 0 ? null : failure,
    ...fields,
    typed,
  };
  return (
    // Focus bubbles up from the fields; the form itself is not focusable.
    <form
      ref={form}
      method="post"
      noValidate
      {...attributes}
      onInput={onInput}
      onFocus={() => {
        onTouch?.();
        void load();
      }}
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="_use" value={use} />
      <input type="hidden" name="idempotencyKey" value="" />
      <FormFieldsContext value={state}>
        <FormStateContext value={state}>
          <Fragment key={restorations}>{typeof children === 'function' ? children(state) : children}</Fragment>
        </FormStateContext>
      </FormFieldsContext>
    </form>
  );
}
