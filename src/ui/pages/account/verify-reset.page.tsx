import * as paths from '#core/shared/paths.ts';
import { validateWith } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { textAt } from '#ui/app/form-fields.ts';
import { loadQueries } from '#ui/app/page.ts';
import { validateSixDigits } from '#ui/blocks/person/validate-six-digits.ts';
import { AuthPage, EndedStep, OtherWay } from '#ui/login/auth-page.tsx';
import { resetText } from '#ui/login/joining.vi.ts';
import { authText } from '#ui/login/messages.vi.ts';
import { OutboxNote } from '#ui/login/outbox-note.tsx';
import { SentCode } from '#ui/login/sent-code.tsx';
import { pendingLoginQuery, usePendingLogin } from '#ui/login/use-pending-login.ts';
import layout from '#ui/theme/layout.module.css';

/** The page shows the pending login of this browser. */
export const load = loadQueries([], [pendingLoginQuery]);

/** /quen-mat-khau/verify: the code of the reset that this browser requested. [ROUTE-26, ACC-03, VAL-06] */
export function Page() {
  const pending = usePendingLogin('reset-code');
  if (pending === null) return <EndedStep href={paths.forgotPassword} action={authText.startAgain} />;
  return (
    <AuthPage title={resetText.verifyTitle} lead={resetText.verifyLead(pending.code?.sentTo ?? '')}>
      <OutboxNote address={pending.code?.outbox ?? null} />
      <CommandForm
        use="verifyReset"
        className={layout.fields}
        check={validateWith(validateSixDigits)}
        command={(fields) => ({ code: textAt(fields, 'code'), key: '' })}
      >
        <SentCode label={resetText.code} submit={resetText.verifySubmit} />
      </CommandForm>
      <OtherWay href={paths.forgotPassword}>{resetText.again}</OtherWay>
    </AuthPage>
  );
}
