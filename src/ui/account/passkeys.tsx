import { type FormEvent, useState } from 'react';
import type { Passkey } from '#core/account/account.ts';
import { formatDate, formatMinute } from '#core/shared/calendar.ts';
import { fieldLimits } from '#core/shared/validation.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { CommandButton } from '#ui/blocks/command-button.tsx';
import { FailureNote } from '#ui/blocks/failure-note.tsx';
import { fieldProblems } from '#ui/failures/fields.vi.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card, CardBody, CardHead } from '#ui/kit/card.tsx';
import { TextInput } from '#ui/kit/field.tsx';
import { needsScriptClass, WithoutScript } from '#ui/kit/script.tsx';
import { useHydrated } from '#ui/kit/use-hydrated.ts';
import styles from './account.module.css';
import { passkeysText } from './security.vi.ts';
import { useAddPasskey } from './use-add-passkey.ts';

export function Passkeys({ passkeys }: { readonly passkeys: readonly Passkey[] }) {
  return (
    <Card as="section" labelledBy="passkeys">
      <CardHead>
        <h2 id="passkeys">{passkeysText.title}</h2>
      </CardHead>
      {passkeys.length === 0 ? null : (
        <ul className={styles.entries}>
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <CardBody>
        <p className={styles.quiet}>
          {passkeysText.sentence} {passkeys.length === 0 ? passkeysText.none : null}
        </p>
        <AddKey />
      </CardBody>
    </Card>
  );
}

function PasskeyItem({ passkey: { id, name, createdAt, lastUsedAt } }: { readonly passkey: Passkey }) {
  return (
    <li className={styles.entry}>
      <div>
        <p>
          <b>{name}</b>
        </p>
        <p className={styles.quiet}>
          {passkeysText.made(formatDate(createdAt))}.{' '}
          {lastUsedAt === null ? passkeysText.unused : passkeysText.used(formatMinute(lastUsedAt))}
        </p>
      </div>
      <CommandButton use="removePasskey" command={{ id }} kind="text" size="s" aria-label={passkeysText.removeOf(name)}>
        {passkeysText.remove}
      </CommandButton>
    </li>
  );
}

/** Needs JavaScript and a device with passkey support: the private key never leaves the device. */
function AddKey() {
  const { device } = useShop();
  const isSupported = useHydrated() && device?.hasPasskeys() === true;
  const hydrated = useHydrated();
  const { add, busy, failure, gaveUp } = useAddPasskey();
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get('name') ?? '').trim();
    setMissing(name === '');
    if (name !== '') void add(name).then((done) => done && form.reset());
  };
  if (hydrated && !isSupported) return <p className={styles.hint}>{passkeysText.unable}</p>;
  return (
    <>
      <WithoutScript>
        <p className={styles.hint}>{passkeysText.needsScript}</p>
      </WithoutScript>
      <form className={`${styles.oneLine} ${needsScriptClass}`} onSubmit={submit} noValidate>
        <TextInput
          label={passkeysText.name}
          required
          name="name"
          autoComplete="off"
          maxLength={fieldLimits.name}
          placeholder={passkeysText.namePlaceholder}
          error={missing ? fieldProblems.required : null}
        />
        <Button type="submit" busy={busy}>
          {passkeysText.add}
        </Button>
      </form>
      {gaveUp ? <p className={styles.hint}>{passkeysText.gaveUp}</p> : null}
      {failure === null ? null : <FailureNote failure={failure} />}
    </>
  );
}
