import * as paths from '#core/shared/paths.ts';
import { normaliseCode, required, validateFields } from '#core/shared/text/validation.ts';
import { validateWith } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { type Fields, textAt } from '#ui/app/form-fields.ts';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { CodeInput } from '#ui/blocks/person/code-input.tsx';
import { validateSixDigits } from '#ui/blocks/person/validate-six-digits.ts';
import { Button, SubmitButton } from '#ui/kit/action/button.tsx';
import { TextInput } from '#ui/kit/form/field.tsx';
import layout from '#ui/theme/layout.module.css';
import { AuthPage, OtherWay } from './auth-page.tsx';
import { loginText } from './messages.vi.ts';

const validateAnyCode = (fields: Fields) => validateFields([['code', normaliseCode(textAt(fields, 'code')), required]]);

/** A code of the authenticator app, or a recovery code. */
export function SecondFactor() {
  const command = (fields: Fields) => ({ code: textAt(fields, 'code') });
  return (
    <AuthPage title={loginText.secondTitle} lead={loginText.secondLead}>
      <CommandForm
        use="logInSecondFactor"
        className={layout.fields}
        check={validateWith(validateSixDigits)}
        command={command}
        isMine={(fields) => textAt(fields, 'recovery') === ''}
      >
        <FormFailure />
        <CodeInput label={loginText.secondCode} autoFocus onFull={(form) => form?.requestSubmit()} />
        <SubmitButton large>{loginText.submit}</SubmitButton>
      </CommandForm>
      <details className={layout.more}>
        <summary>{loginText.recovery}</summary>
        <CommandForm
          use="logInSecondFactor"
          className={layout.fields}
          check={validateWith(validateAnyCode)}
          command={command}
          isMine={(fields) => textAt(fields, 'recovery') !== ''}
        >
          <input type="hidden" name="recovery" value="1" />
          <FormFailure />
          <TextInput
            label={loginText.recoveryCode}
            name="code"
            required
            secret
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button type="submit">{loginText.recoverySubmit}</Button>
        </CommandForm>
      </details>
      <OtherWay href={`${paths.logIn()}?step=mat-khau`}>{loginText.otherAccount}</OtherWay>
    </AuthPage>
  );
}
