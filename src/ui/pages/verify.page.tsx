import * as paths from '#core/shared/paths.ts';
import { validateWith } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { textAt } from '#ui/app/form-fields.ts';
import { type PageLoader, prefetch } from '#ui/app/page.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import styles from '#ui/login/auth.module.css';
import { AuthPage, OtherWay } from '#ui/login/auth-page.tsx';
import { verifyText } from '#ui/login/joining.vi.ts';
import { authText } from '#ui/login/messages.vi.ts';
import { OutboxNote } from '#ui/login/outbox-note.tsx';
import { redirectCustomers } from '#ui/login/redirect-customers.ts';
import { ResendCode } from '#ui/login/resend-code.tsx';
import { useReturnPath } from '#ui/login/return-path.ts';
import { SentCode } from '#ui/login/sent-code.tsx';
import { pendingLoginQuery, usePendingLogin } from '#ui/login/use-pending-login.ts';
import { validateSixDigits } from '#ui/login/validate-six-digits.ts';
import { firstValue } from '#ui/navigation/search.ts';

export const load: PageLoader = async (loader) => {
  await Promise.all([redirectCustomers(loader), prefetch(loader, pendingLoginQuery)]);
};

/** /xac-thuc?userId=&user=&redirectUrl=: enters an account's code, in any browser. [ROUTE-25, ACC-02] */
export function Page() {
  const search = useSearchTexts();
  const { redirectUrl, linkTo } = useReturnPath();
  const code = usePendingLogin('verify')?.code ?? null;
  const userId = firstValue(search, 'userId') ?? '';
  const sentTo = code?.sentTo ?? firstValue(search, 'user');
  return (
    <AuthPage title={verifyText.title} lead={sentTo === null ? verifyText.sent : verifyText.sentTo(sentTo)}>
      <OutboxNote address={code?.outbox ?? null} />
      <CommandForm
        use="verifyAccount"
        className={styles.stack}
        check={validateWith(validateSixDigits)}
        command={(fields) => ({ userId, code: textAt(fields, 'code'), redirectUrl })}
      >
        <input type="hidden" name="userId" value={userId} />
        <input type="hidden" name="redirectUrl" value={redirectUrl} />
        <SentCode label={authText.code} submit={verifyText.submit} />
      </CommandForm>
      <ResendCode userId={userId} redirectUrl={redirectUrl} code={code} />
      <OtherWay href={linkTo(paths.register)}>{verifyText.otherAccount}</OtherWay>
    </AuthPage>
  );
}
