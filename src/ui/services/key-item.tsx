import { useState } from 'react';
import type { AccessKey } from '#core/services/access/access-keys.port.ts';
import { formatDate } from '#core/shared/calendar.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { validateByService } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { type Fields, textAt, textsAt, useSubmission } from '#ui/app/form-fields.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { copyOf } from '#ui/blocks/copy-of.vi.ts';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { HiddenFields } from '#ui/blocks/hidden-fields.tsx';
import { OneTimeSecret } from '#ui/blocks/one-time-secret.tsx';
import { Button, SubmitButton } from '#ui/kit/action/button.tsx';
import { CopyButton } from '#ui/kit/action/copy-button.tsx';
import { TextInput } from '#ui/kit/form/field.tsx';
import layout from '#ui/theme/layout.module.css';
import { keysText as text } from './keys.vi.ts';
import { Confirmed } from './power-buttons.tsx';

type Item = { readonly service: ServiceId; readonly item: AccessKey };

/** A key with its secret while that is new, and the form that revokes it. */
export function KeyItem({ service, item }: Item) {
  return (
    <li>
      <div className={layout.wide}>
        <b>{item.name}</b>{' '}
        <span className={layout.row}>
          <span className={layout.mono}>{item.id}</span> <CopyButton text={item.id} label={copyOf(text.id)} />
        </span>{' '}
        <span className={layout.fine}>{text.facts(formatDate(item.createdAt), item.ending)}</span>
      </div>
      <KeySecret service={service} item={item} />
      <RevokeKey service={service} item={item} />
    </li>
  );
}

/** Without JavaScript the answer to the form shows the secret, which its last characters give to its key. */
function KeySecret({ service, item }: Item) {
  const { flash } = useShop();
  const own = flash?.notice === 'access-key-shown' && flash.secret?.endsWith(item.ending) ? flash.secret : null;
  const [secret, setSecret] = useState<string | null>(own ?? null);
  const isMine = (fields: Fields): boolean => textAt(fields, 'key') === item.id;
  if (secret !== null)
    return (
      <div className={layout.whole}>
        <OneTimeSecret label={text.secret} secret={secret} warning={text.keep} />
      </div>
    );
  if (!item.isSecretWaiting) return null;
  return (
    <div className={layout.whole}>
      <CommandForm
        use="takeKeySecret"
        className={layout.entries}
        isMine={isMine}
        command={() => ({ id: service, key: item.id })}
        onDone={(_, taken) => setSecret(taken.secret)}
      >
        <HiddenFields
          fields={[
            ['id', service],
            ['key', item.id],
          ]}
        />
        <p className={layout.quiet}>{text.waiting}</p>
        <SubmitButton>{text.show}</SubmitButton>
        <FormFailure />
      </CommandForm>
    </div>
  );
}

/** The name of the key is typed; the core checks it. */
function RevokeKey({ service, item }: Item) {
  const isMine = (fields: Fields): boolean => textAt(fields, 'key') === item.id;
  return (
    <Confirmed icon="trash" label={text.revoke} open={useSubmission('revokeAccessKey', isMine) !== null}>
      <p>{text.revokeWarning}</p>
      <CommandForm
        use="revokeAccessKey"
        isMine={isMine}
        check={validateByService}
        command={(fields) => ({ id: service, key: item.id, ...textsAt(fields, ['confirmation']) })}
      >
        <HiddenFields
          fields={[
            ['id', service],
            ['key', item.id],
          ]}
        />
        <TextInput label={text.confirmation(item.name)} name="confirmation" required autoComplete="off" />
        <Button type="submit" kind="danger">
          {text.revokeButton}
        </Button>
        <FormFailure />
      </CommandForm>
    </Confirmed>
  );
}
