import type { ComponentProps } from 'react';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { CommandName } from '#core/operations.ts';
import { flattenFields } from '#core/shared/text/form-fields.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import type { Fields } from '#ui/app/form-fields.ts';
import type { CommandInput } from '#ui/app/use-command.ts';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { Button } from '#ui/kit/action/button.tsx';
import { HiddenFields } from './hidden-fields.tsx';

type HiddenField = readonly [name: string, value: string];

/** A button that runs a command, with its failure beside it. Without JavaScript it posts `fields`. */
export function CommandButton<Name extends CommandName>({
  use,
  command,
  complete = (given) => given,
  fields = ownFields(command),
  formClass,
  onFailure,
  ...button
}: Omit<ComponentProps<typeof Button>, 'type' | 'busy'> & {
  readonly use: Name;
  readonly command: CommandInput<Name>;
  /** Adds what only the moment of the press knows; not without JavaScript. */
  readonly complete?: (command: CommandInput<Name>) => CommandInput<Name>;
  /** The command as form fields; omitted when its own texts and numbers suffice. */
  readonly fields?: readonly HiddenField[];
  readonly formClass?: string | undefined;
  readonly onFailure?: ((failure: ShopFailure) => void) | undefined;
}) {
  return (
    <CommandForm
      use={use}
      className={formClass}
      isMine={(posted) => isSame(fields, posted)}
      command={() => complete(command)}
      {...(onFailure && { onFailure })}
    >
      <HiddenFields fields={fields} />
      <Button type="submit" {...button} />
      <FormFailure />
    </CommandForm>
  );
}

const ownFields = (command: object): readonly HiddenField[] =>
  Object.entries(command).flatMap(([name, value]): readonly HiddenField[] =>
    typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
  );

/** Whether a failed post came from this button; its total may have changed since. */
const isSame = (fields: readonly HiddenField[], posted: Fields): boolean =>
  JSON.stringify(identityOf(fields)) === JSON.stringify(identityOf(flattenFields(posted)));

const identityOf = (fields: readonly HiddenField[]): readonly string[] =>
  fields
    .flatMap(([name, value]) => (/^(expectedTotal|_use|idempotencyKey)/.test(name) ? [] : [`${name}=${value}`]))
    .sort();
