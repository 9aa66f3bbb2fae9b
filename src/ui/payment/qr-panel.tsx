import MuiButton from '@mui/material/Button';
import { waitsWithOrder } from '#core/payment/late-transfer.ts';
import type { Payment } from '#core/payment/payment.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { BigAmount, ScannedPart, TransferCard, TransferData, WaitingNote } from '#ui/blocks/transfer/transfer-card.tsx';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { needsScriptClass } from '#ui/kit/script.ts';
import { Link } from '#ui/navigation/link.tsx';
import layout from '#ui/theme/layout.module.css';
import { paymentText } from './messages.vi.ts';
import styles from './payment.module.css';
import { formatCountdown, useCountdown } from './use-polled-payment.ts';

/**
 * QR code, transfer data and remaining time. Stays after the decision until the result loads. `resultHref`: where the
 * outcome stands; null until the payment is decided. [PAY-02]
 */
export function QrPanel({ payment, resultHref }: { readonly payment: Payment; readonly resultHref: string | null }) {
  const { transfer, qrText, amount, sandboxUrl, redirectUrl } = payment;
  return (
    <TransferCard
      code={
        <ScannedPart
          transfer={transfer}
          qrText={qrText}
          amount={amount}
          name={transfer?.content ?? payment.id}
          sandboxUrl={sandboxUrl}
        >
          <AppLink href={payment.deeplink} text={paymentText.openApp} />
          <AppLink href={payment.deeplinkMiniApp} text={paymentText.openMiniApp} />
          {redirectUrl === null ? null : (
            <MuiButton variant="contained" color="primary" href={redirectUrl}>
              {paymentText.goToGateway}
            </MuiButton>
          )}
        </ScannedPart>
      }
    >
      <Heading payment={payment} />
      <WaitingNote>
        <PendingPayment resultHref={resultHref} />
      </WaitingNote>
      <Transfer payment={payment} />
    </TransferCard>
  );
}

function PendingPayment({ resultHref }: { readonly resultHref: string | null }) {
  if (resultHref !== null)
    return (
      <span>
        <b>{paymentText.decided}</b> <Link href={resultHref}>{paymentText.decidedDetail}</Link>
      </span>
    );
  return (
    <span>
      <b>{paymentText.waiting}</b> <span className={needsScriptClass}>{paymentText.waitingDetail}</span>{' '}
      <noscript>{paymentText.waitingPlain}</noscript>
    </span>
  );
}

function Heading({ payment }: { readonly payment: Payment }) {
  return (
    <div className={layout.between}>
      <div>
        <p className={layout.fine}>{paymentText.amount.waiting}</p>
        <BigAmount amount={payment.amount} />
      </div>
      <div className={styles.right}>
        {waitsWithOrder(payment) ? <NoDeadline /> : <Countdown until={payment.expiresAt} />}
      </div>
    </div>
  );
}

/** A bank transfer stays payable as long as its order, so nothing counts down. */
function NoDeadline() {
  return (
    <>
      <p className={layout.fine}>{paymentText.waits}</p>
      <p className={styles.time}>{paymentText.waitsFor}</p>
    </>
  );
}

function Countdown({ until }: { readonly until: number }) {
  const left = useCountdown(until);
  return (
    <>
      <p className={layout.fine}>
        <span className={needsScriptClass}>{paymentText.expires}</span> <noscript>{paymentText.expiresAt}</noscript>
      </p>
      <p className={styles.time} role="timer">
        <span className={needsScriptClass}>{left === null ? paymentText.noTime : formatCountdown(left)}</span>{' '}
        <noscript>{formatMinute(until)}</noscript>
      </p>
    </>
  );
}

function Transfer({ payment: { transfer, amount } }: { readonly payment: Payment }) {
  if (transfer === null) return <p className={layout.outro}>{paymentText.gateway}</p>;
  return <TransferData transfer={transfer} amount={amount} note={paymentText.keepExact} />;
}

function AppLink({ href, text }: { readonly href: string | null; readonly text: string }) {
  return href === null ? null : (
    <ButtonLink href={href} size="s">
      {text}
    </ButtonLink>
  );
}
