import { validateCompletion } from '#core/account/registration/validate-completion.ts';
import * as paths from '#core/shared/paths.ts';
import { validateWith } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { type Fields, textsAt } from '#ui/app/form-fields.ts';
import { loadQueries } from '#ui/app/page.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { EmailInput } from '#ui/blocks/person/email-input.tsx';
import { loginProvidersQuery, useProviderName } from '#ui/blocks/person/use-login-providers.ts';
import { SubmitButton } from '#ui/kit/action/button.tsx';
import { PhoneInput, TextInput } from '#ui/kit/form/field.tsx';
import { AuthPage, EndedStep } from '#ui/login/auth-page.tsx';
import { completeText } from '#ui/login/joining.vi.ts';
import { authText } from '#ui/login/messages.vi.ts';
import { pendingLoginQuery, usePendingLogin } from '#ui/login/use-pending-login.ts';
import { firstValue } from '#ui/navigation/search.ts';
import layout from '#ui/theme/layout.module.css';

/** The page shows the pending login of this browser. */
export const load = loadQueries([], [pendingLoginQuery, loginProvidersQuery]);

const typedIn = (fields: Fields) => textsAt(fields, ['fullName', 'phone', 'email']);

/** /cap-nhat-dang-ky: the missing data of an account created by an identity provider. [ROUTE-27, ACC-04, ACC-10] */
export function Page() {
  // An existing account's e-mail moves the login from `complete` to `link`; the form must still show that failure.
  const pending = usePendingLogin('complete', 'link');
  const callback = firstValue(useSearchTexts(), 'callback') ?? '';
  const providerName = useProviderName();
  if (pending === null) return <EndedStep href={paths.logIn()} action={authText.toLogIn} />;
  const { provider, name, phone, email } = pending;
  return (
    <AuthPage
      title={completeText.title}
      lead={provider === null ? completeText.leadPlain : completeText.lead(providerName(provider))}
    >
      <CommandForm
        use="completeRegistration"
        draft="complete registration"
        className={layout.fields}
        initial={{ fullName: name, phone, email }}
        check={validateWith((fields) => validateCompletion(typedIn(fields)).problems)}
        command={(fields) => ({ ...typedIn(fields), callback })}
      >
        <input type="hidden" name="callback" value={callback} />
        <FormFailure />
        <TextInput label={completeText.fullName} required autoComplete="name" name="fullName" />
        <PhoneInput label={completeText.phone} required hint={completeText.phoneHint} />
        <EmailInput label={completeText.email} required />
        <SubmitButton large>{completeText.submit}</SubmitButton>
      </CommandForm>
    </AuthPage>
  );
}
