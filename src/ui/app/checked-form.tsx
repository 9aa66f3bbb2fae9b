import { type FocusEvent, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { CommandName } from '#core/operations.ts';
import type { FieldProblem } from '#core/shared/field-problem.ts';
import { fieldProblems } from '#ui/failures/fields.vi.ts';
import { type Fields, fieldsOf, textAt, useSubmission } from './command-form.tsx';
import { type CommandInput, useCommand } from './use-command.ts';

type Problems = Readonly<Record<string, FieldProblem>>;

export type CheckedState = {
  readonly busy: boolean;
  /** Why the press did not go through; null also where only fields are wrong, which say it themselves. */
  readonly failure: ShopFailure | null;
  /** The sentence of what is wrong with a field; null when nothing is. */
  readonly error: (name: string) => string | null;
  /** What a plain post that failed had in a field, else what is given. */
  readonly typed: (name: string, otherwise?: string) => string;
};

/**
 * A form of a command whose fields are judged by the core's own rules: each when it is left, all of them before anything
 * is sent. Without script it posts to its page and the host answers with the same sentences. After a press that did not
 * go through, the first wrong field has the focus.
 */
export function CheckedForm<Name extends CommandName>({
  use,
  command,
  check,
  isMine = () => true,
  id,
  className,
  onTouch,
  onDone,
  children,
}: {
  readonly use: Name;
  /** The command that the fields stand for; it may wait for something that is still under way. */
  readonly command: (fields: Fields) => CommandInput<Name> | Promise<CommandInput<Name>>;
  /** What is wrong with the fields as typed; left out where only the service can know. */
  readonly check?: (fields: Fields) => Problems;
  readonly isMine?: (fields: Fields) => boolean;
  readonly id?: string;
  readonly className?: string | undefined;
  /** Called when somebody begins to fill the form. */
  readonly onTouch?: () => void;
  /** Called when the command went through. */
  readonly onDone?: () => void;
  readonly children: (state: CheckedState) => ReactNode;
}) {
  const { run, busy, failure: own } = useCommand(use);
  const posted = useSubmission(use, isMine);
  const failure = own ?? posted?.failure ?? null;
  const [preparing, setPreparing] = useState(false);
  const [found, setFound] = useState<Problems>({});
  const [presses, setPresses] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const touched = useRef(new Set<string>());
  /** Fields that were changed since the shop refused them. */
  const [mended, setMended] = useState<readonly string[]>([]);

  const judge = (which: (name: string) => boolean): Problems =>
    form.current === null
      ? {}
      : Object.fromEntries(Object.entries(check?.(fieldsOf(form.current)) ?? {}).filter(([name]) => which(name)));
  const judgeTouched = (): void => setFound(judge((name) => touched.current.has(name)));
  const leave = ({ target }: FocusEvent<HTMLFormElement>): void => {
    // An empty field that is only passed through is not told off.
    if (isText(target) && target.value !== '') touched.current.add(target.name);
    judgeTouched();
  };
  const change = ({ target }: FormEvent<HTMLFormElement>): void => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    if (!mended.includes(target.name)) setMended([...mended, target.name]);
    if (touched.current.has(target.name)) judgeTouched();
  };
  const send = async (element: HTMLFormElement): Promise<void> => {
    if (preparing || busy) return;
    const fields = fieldsOf(element);
    const wrong = judge(() => true);
    for (const name of Object.keys(wrong)) touched.current.add(name);
    setFound(wrong);
    if (Object.keys(wrong).length === 0) {
      setPreparing(true);
      try {
        const outcome = await run(await command(fields));
        if (outcome?.ok) onDone?.();
      } finally {
        setPreparing(false);
      }
      setMended([]);
    }
    setPresses((before) => before + 1);
  };
  useEffect(() => {
    if (presses > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [presses]);

  const refused: Problems = failure?.kind === 'invalid-fields' ? failure.fields : {};
  const problems: Problems = {
    ...Object.fromEntries(Object.entries(refused).filter(([name]) => !mended.includes(name))),
    ...found,
  };
  return (
    <form
      ref={form}
      method="post"
      id={id}
      className={className}
      noValidate
      onFocus={onTouch}
      onBlur={leave}
      onInput={change}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <input type="hidden" name="_use" value={use} />
      <input type="hidden" name="idempotencyKey" value="" />
      {children({
        busy: busy || preparing,
        failure: failure?.kind === 'invalid-fields' && Object.keys(refused).length > 0 ? null : failure,
        error: (name) => {
          const problem = problems[name];
          return problem === undefined ? null : fieldProblems[problem];
        },
        typed: (name, otherwise = '') => (posted === null ? otherwise : textAt(posted.fields, name)),
      })}
    </form>
  );
}

const isText = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'hidden'].includes(target.type));
