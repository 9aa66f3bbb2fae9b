import { validateNewPassword } from '#core/account/registration/password-rules.ts';
import * as paths from '#core/shared/paths.ts';
import { validateWith } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { type Fields, textsAt } from '#ui/app/form-fields.ts';
import { loadQueries } from '#ui/app/page.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { PasswordInput } from '#ui/blocks/person/password-input.tsx';
import { SubmitButton } from '#ui/kit/action/button.tsx';
import { AuthPage, EndedStep } from '#ui/login/auth-page.tsx';
import { resetText } from '#ui/login/joining.vi.ts';
import { authText } from '#ui/login/messages.vi.ts';
import { pendingLoginQuery, usePendingLogin } from '#ui/login/use-pending-login.ts';
import { firstValue } from '#ui/navigation/search.ts';
import layout from '#ui/theme/layout.module.css';

/** The page shows the pending login of this browser. */
export const load = loadQueries([], [pendingLoginQuery]);

/** After the code, or by /reset?key= of the e-mail, after a click: mail scanners open links. [ROUTE-26, ACC-03] */
export function Page() {
  const key = firstValue(useSearchTexts(), 'key');
  const pending = usePendingLogin('reset-password');
  if (key !== null) return <FromLink linkKey={key} />;
  if (pending === null) return <EndedStep href={paths.forgotPassword} action={authText.startAgain} />;
  return <NewPassword />;
}

function FromLink({ linkKey }: { readonly linkKey: string }) {
  return (
    <AuthPage title={resetText.resetTitle} lead={resetText.linkLead}>
      <CommandForm use="verifyReset" className={layout.fields} command={() => ({ code: '', key: linkKey })}>
        <input type="hidden" name="key" value={linkKey} />
        <FormFailure />
        <SubmitButton large>{resetText.linkSubmit}</SubmitButton>
      </CommandForm>
    </AuthPage>
  );
}

const typedIn = (fields: Fields) => textsAt(fields, ['password', 'repeat']);

function NewPassword() {
  return (
    <AuthPage title={resetText.resetTitle} lead={resetText.resetLead}>
      <CommandForm
        use="resetPassword"
        className={layout.fields}
        check={validateWith((fields) => validateNewPassword(typedIn(fields)))}
        command={typedIn}
      >
        <FormFailure />
        <PasswordInput label={authText.newPassword} name="password" autoComplete="new-password" sized strength />
        <PasswordInput label={authText.repeat} name="repeat" autoComplete="new-password" />
        <SubmitButton large>{resetText.resetSubmit}</SubmitButton>
      </CommandForm>
    </AuthPage>
  );
}
