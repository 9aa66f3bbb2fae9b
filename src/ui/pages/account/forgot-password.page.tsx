import * as paths from '#core/shared/paths.ts';
import { normaliseUsername, required, username as usernameRule, validateFields } from '#core/shared/text/validation.ts';
import { validateWith } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { type Fields, textAt } from '#ui/app/form-fields.ts';
import type { PageLoader } from '#ui/app/page.ts';
import { useBotProof } from '#ui/app/use-bot-proof.ts';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { SubmitButton } from '#ui/kit/action/button.tsx';
import { AuthPage, OtherWay } from '#ui/login/auth-page.tsx';
import { resetText } from '#ui/login/joining.vi.ts';
import { authText } from '#ui/login/messages.vi.ts';
import { redirectCustomers } from '#ui/login/redirect-customers.ts';
import { UsernameInput } from '#ui/login/username-input.tsx';
import layout from '#ui/theme/layout.module.css';

export const load: PageLoader = async (loader) => {
  await redirectCustomers(loader);
};

const problems = (fields: Fields) =>
  validateFields([['username', normaliseUsername(textAt(fields, 'username')), required, usernameRule]]);

/** /quen-mat-khau: requests a code, without revealing whether the account exists. [ROUTE-26, ACC-03] */
export function Page() {
  const { begin, proof } = useBotProof();
  return (
    <AuthPage title={resetText.title} lead={resetText.lead}>
      <CommandForm
        use="requestReset"
        className={layout.fields}
        check={validateWith(problems)}
        onTouch={begin}
        command={async (fields) => ({ username: textAt(fields, 'username'), proof: await proof() })}
      >
        <FormFailure />
        <UsernameInput />
        <SubmitButton large>{resetText.submit}</SubmitButton>
      </CommandForm>
      <OtherWay href={paths.logIn()}>{authText.toLogIn}</OtherWay>
    </AuthPage>
  );
}
