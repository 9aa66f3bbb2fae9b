import { useEffect, useState } from 'react';
import type { SentCode } from '#core/account/account.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { FormFailure } from '#ui/blocks/failure-note.tsx';
import { Button } from '#ui/kit/button.tsx';
import styles from './auth.module.css';
import { verifyText } from './joining.vi.ts';
import { useBotProof } from './use-bot-proof.ts';

/** Lifetime of a code, and the wait before another one can be requested. */
const CODE_TTL_MS = 10 * 60_000;
const RESEND_WAIT_MS = 60_000;

/** The wait starts when the service sent the last code; without JavaScript there is none. [ACC-02] */
export function ResendCode({
  userId,
  redirectUrl,
  code,
}: {
  readonly userId: string;
  readonly redirectUrl: string;
  readonly code: Pick<SentCode, 'expiresAt'> | null;
}) {
  const { begin, proof } = useBotProof();
  const wait = useSecondsUntil(code === null ? null : code.expiresAt - CODE_TTL_MS + RESEND_WAIT_MS);
  return (
    <CommandForm use="resendCode" onTouch={begin} command={async () => ({ userId, proof: await proof(), redirectUrl })}>
      <input type="hidden" name="userId" value={userId} />
      <input type="hidden" name="redirectUrl" value={redirectUrl} />
      <p className={styles.resend}>
        {verifyText.notGot}
        <Button type="submit" kind="text" disabled={wait > 0}>
          {wait > 0 ? verifyText.resendIn(formatSeconds(wait)) : verifyText.resend}
        </Button>
      </p>
      <FormFailure />
    </CommandForm>
  );
}

/** Whole seconds until a time, at most the full wait, even when the browser's clock is wrong; 0 without JavaScript. */
const useSecondsUntil = (until: number | null): number => {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (until === null) return setLeft(0);
    const tick = () => setLeft(Math.ceil(Math.min(RESEND_WAIT_MS, Math.max(0, until - Date.now())) / 1_000));
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
};

/** `75` → `1:15`. */
const formatSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
