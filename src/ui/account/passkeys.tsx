import { useState } from 'react';
import type { Passkey } from '#core/account/account.ts';
import { formatDate, formatMinute } from '#core/shared/calendar.ts';
import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import { fieldLimits, required, validateFields } from '#core/shared/text/validation.ts';
import { validateWith } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { type Fields, textAt } from '#ui/app/form-fields.ts';
import { useCommand } from '#ui/app/use-command.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { CommandButton } from '#ui/blocks/command-button.tsx';
import { FailureNote, FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { Button } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { TextInput } from '#ui/kit/form/field.tsx';
import { needsScriptClass } from '#ui/kit/script.ts';
import { CardBody, SectionCard } from '#ui/kit/surface/card.tsx';
import layout from '#ui/theme/layout.module.css';
import { useHydrated } from '#ui/waking/use-hydrated.ts';
import styles from './account.module.css';
import { passkeysText } from './security.vi.ts';

export function Passkeys({ passkeys }: { readonly passkeys: readonly Passkey[] }) {
  return (
    <SectionCard id="passkeys" title={passkeysText.title} flush>
      {passkeys.length === 0 ? null : (
        <ul className={classes(layout.rows, layout.lined)}>
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <CardBody>
        <p className={layout.quiet}>
          {passkeysText.sentence} {passkeys.length === 0 ? passkeysText.none : null}
        </p>
        <AddKey />
      </CardBody>
    </SectionCard>
  );
}

function PasskeyItem({ passkey: { id, name, createdAt, lastUsedAt } }: { readonly passkey: Passkey }) {
  return (
    <li>
      <div className={layout.wide}>
        <p>
          <b>{name}</b>
        </p>
        <p className={layout.quiet}>
          {passkeysText.made(formatDate(createdAt))}.{' '}
          {lastUsedAt === null ? passkeysText.unused : passkeysText.used(formatMinute(lastUsedAt))}
        </p>
      </div>
      <CommandButton
        formClass={styles.actions}
        use="removePasskey"
        command={{ id }}
        kind="text"
        size="s"
        aria-label={passkeysText.removeOf(name)}
      >
        {passkeysText.remove}
      </CommandButton>
    </li>
  );
}

const validateName = (fields: Fields) => validateFields([['name', cleanTyped(textAt(fields, 'name')), required]]);

/** Needs JavaScript and a device that supports passkeys: the private key is created there and never leaves it. */
function AddKey() {
  const { device } = useShop();
  const hydrated = useHydrated();
  const start = useCommand('startPasskey');
  const [isCancelled, setIsCancelled] = useState(false);
  if (hydrated && device?.hasPasskeys() !== true) return <p className={layout.faint}>{passkeysText.unable}</p>;
  /** Requests a challenge and lets the device create a passkey for it. */
  const createPasskey = async (fields: Fields) => {
    setIsCancelled(false);
    const challenge = await start.run(() => ({}));
    if (!challenge?.ok || device === null) return null;
    // Devices reject in many ways; for this page each of them means that no passkey was created.
    const response = await device.createPasskey(challenge.value.options).catch(() => null);
    setIsCancelled(response === null);
    const name = cleanTyped(textAt(fields, 'name'));
    return response === null ? null : { challengeId: challenge.value.id, response, name };
  };
  return (
    <>
      <noscript>
        <p className={layout.faint}>{passkeysText.needsScript}</p>
      </noscript>
      <CommandForm
        use="addPasskey"
        className={classes(layout.oneLine, needsScriptClass)}
        check={validateWith(validateName)}
        command={createPasskey}
        onDone={(form) => form.reset()}
      >
        <TextInput
          label={passkeysText.name}
          required
          name="name"
          autoComplete="off"
          maxLength={fieldLimits.name}
          placeholder={passkeysText.namePlaceholder}
        />
        <Button type="submit">{passkeysText.add}</Button>
        <FormFailure />
      </CommandForm>
      {isCancelled ? <p className={layout.faint}>{passkeysText.gaveUp}</p> : null}
      {start.failure === null ? null : <FailureNote failure={start.failure} />}
    </>
  );
}
