import type { Totp } from '#core/account/account.ts';
import { normaliseCode, required, validateFields } from '#core/shared/text/validation.ts';
import { validateWith } from '#ui/app/checked-by.ts';
import { CommandForm, type FormState } from '#ui/app/command-form.tsx';
import { type Fields, textAt } from '#ui/app/form-fields.ts';
import { CommandButton } from '#ui/blocks/command-button.tsx';
import { FailureNote } from '#ui/blocks/failure/failure-note.tsx';
import { CodeInput } from '#ui/blocks/person/code-input.tsx';
import { validateSixDigits } from '#ui/blocks/person/validate-six-digits.ts';
import { Button, SubmitButton } from '#ui/kit/action/button.tsx';
import { CopyButton } from '#ui/kit/action/copy-button.tsx';
import { classes } from '#ui/kit/css.ts';
import { TextInput } from '#ui/kit/form/field.tsx';
import { QrCode } from '#ui/kit/media/qr-code.tsx';
import { Badge } from '#ui/kit/surface/badge.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './account.module.css';
import { totpText } from './security.vi.ts';

/** The authenticator app as second factor: off, awaiting its first code, or on. */
export function TotpCard({ totp }: { readonly totp: Totp }) {
  return (
    <SectionCard
      id="totp"
      title={totpText.title}
      end={
        <Badge tone={totp.state === 'on' ? 'ok' : 'neutral'} dot>
          {totp.state === 'on' ? totpText.on : totpText.off}
        </Badge>
      }
    >
      <p className={layout.quiet}>{totpText.sentence}</p>
      {totp.state === 'off' ? <StartForm label={totpText.start} primary /> : null}
      {totp.state === 'pending' ? (
        <>
          <TotpSecret totp={totp} />
          <ConfirmForm />
          <StartForm label={totpText.restart} />
        </>
      ) : null}
      {totp.state === 'on' ? (
        <>
          <p className={layout.quiet}>{totpText.left(totp.recoveryCodesLeft)}</p>
          <RemoveForm />
        </>
      ) : null}
    </SectionCard>
  );
}

function StartForm({ label, primary = false }: { readonly label: string; readonly primary?: boolean }) {
  return (
    <CommandButton
      use="startTotp"
      formClass={layout.after}
      command={{}}
      kind={primary ? 'line' : 'text'}
      size={primary ? 'm' : 's'}
    >
      {label}
    </CommandButton>
  );
}

const parseCode = (fields: Fields) => ({ code: textAt(fields, 'code') });
const validateAnyCode = (fields: Fields) => validateFields([['code', normaliseCode(textAt(fields, 'code')), required]]);

/** A wrong code is reported at its field, other failures in a note. */
const wrongCodeError = ({ failure, error }: FormState): string | null =>
  failure?.kind === 'code-wrong' ? totpText.wrong(failure.left) : error('code');
const OtherFailure = ({ failure }: Pick<FormState, 'failure'>) =>
  failure === null || failure.kind === 'code-wrong' ? null : <FailureNote failure={failure} />;

function ConfirmForm() {
  return (
    <CommandForm
      use="confirmTotp"
      className={classes(layout.fields, layout.start, layout.after)}
      check={validateWith(validateSixDigits)}
      command={parseCode}
    >
      {(form) => (
        <>
          <CodeInput label={totpText.code} error={wrongCodeError(form)} />
          <OtherFailure failure={form.failure} />
          <SubmitButton>{totpText.confirm}</SubmitButton>
        </>
      )}
    </CommandForm>
  );
}

function RemoveForm() {
  return (
    <CommandForm use="removeTotp" className={layout.oneLine} check={validateWith(validateAnyCode)} command={parseCode}>
      {(form) => (
        <>
          <TextInput
            label={totpText.removeCode}
            required
            name="code"
            secret
            autoComplete="one-time-code"
            autoCapitalize="none"
            hint={totpText.removeSentence}
            error={wrongCodeError(form)}
          />
          <Button type="submit">{totpText.remove}</Button>
          <OtherFailure failure={form.failure} />
        </>
      )}
    </CommandForm>
  );
}

function TotpSecret({ totp }: { readonly totp: Extract<Totp, { state: 'pending' }> }) {
  return (
    <div className={styles.totp}>
      <div>
        <QrCode text={totp.uri} label={totpText.qr} />
      </div>
      <div className={layout.wide}>
        <h3>{totpText.scan}</h3>
        <p className={layout.faint}>{totpText.secret}</p>
        <p className={layout.row}>
          <code className={layout.mono}>{groupByFour(totp.secret)}</code>{' '}
          <CopyButton text={totp.secret} label={totpText.copySecret} />
        </p>
        <h3 className={layout.row}>
          {totpText.recovery} <CopyButton text={totp.recoveryCodes.join('\n')} label={totpText.copyRecovery} />
        </h3>
        <p className={layout.faint}>{totpText.recoverySentence}</p>
        <ul className={styles.codes}>
          {totp.recoveryCodes.map((code) => (
            <li key={code}>
              <code className={layout.mono}>{code}</code>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Groups of four are easier to type. */
const groupByFour = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');
