import { useEffect, useState } from 'react';
import type { PendingLoginView } from '#core/account/account.ts';
import * as paths from '#core/shared/paths.ts';
import { validateWith } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { textAt } from '#ui/app/form-fields.ts';
import { type PageLoader, prefetch } from '#ui/app/page.ts';
import { useBotProof } from '#ui/app/use-bot-proof.ts';
import { useSearchTexts, useShop } from '#ui/app/use-shop.ts';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { validateSixDigits } from '#ui/blocks/person/validate-six-digits.ts';
import { Button } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { AuthPage, OtherWay } from '#ui/login/auth-page.tsx';
import { verifyText } from '#ui/login/joining.vi.ts';
import { authText } from '#ui/login/messages.vi.ts';
import { OutboxNote } from '#ui/login/outbox-note.tsx';
import { redirectCustomers } from '#ui/login/redirect-customers.ts';
import { useReturnPath } from '#ui/login/return-path.ts';
import { SentCode } from '#ui/login/sent-code.tsx';
import { pendingLoginQuery, usePendingLogin } from '#ui/login/use-pending-login.ts';
import { firstValue } from '#ui/navigation/search.ts';
import layout from '#ui/theme/layout.module.css';

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
        className={layout.fields}
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

/** Lifetime of a code, and the wait before another one can be requested. */
const CODE_TTL_MS = 10 * 60_000;
const RESEND_WAIT_MS = 60_000;

/** The wait starts when the service sent the last code; without JavaScript there is none. [ACC-02] */
function ResendCode({
  userId,
  redirectUrl,
  code,
}: {
  readonly userId: string;
  readonly redirectUrl: string;
  readonly code: PendingLoginView['code'] | null;
}) {
  const { begin, proof } = useBotProof();
  const wait = useSecondsUntil(code === null ? null : code.expiresAt - CODE_TTL_MS + RESEND_WAIT_MS);
  return (
    <CommandForm use="resendCode" onTouch={begin} command={async () => ({ userId, proof: await proof(), redirectUrl })}>
      <input type="hidden" name="userId" value={userId} />
      <input type="hidden" name="redirectUrl" value={redirectUrl} />
      <p className={classes(layout.flow, layout.quiet)}>
        {verifyText.notGot}{' '}
        <Button type="submit" kind="text" disabled={wait > 0}>
          {wait > 0 ? verifyText.resendIn(formatSeconds(wait)) : verifyText.resend}
        </Button>
      </p>
      <FormFailure />
    </CommandForm>
  );
}

/** Whole seconds until a time, at most the full wait; 0 without JavaScript. */
const useSecondsUntil = (until: number | null): number => {
  const { clock } = useShop();
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (until === null) return setLeft(0);
    const tick = () => setLeft(Math.ceil(Math.min(RESEND_WAIT_MS, Math.max(0, until - clock.now())) / 1_000));
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [until, clock]);
  return left;
};

/** `75` → `1:15`. */
const formatSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
