import MuiButton from '@mui/material/Button';
import { bankApps, bankAppUrl } from '#core/payment/bank-apps.ts';
import type { BankTransfer, Payment } from '#core/payment/payment.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { type Dong, formatDong } from '#core/shared/dong.ts';
import { Button, ButtonLink } from '#ui/kit/action/button.tsx';
import { CopyButton, copyText } from '#ui/kit/action/copy-button.tsx';
import { classes } from '#ui/kit/css.ts';
import { Icon } from '#ui/kit/media/icon.tsx';
import { QrCode } from '#ui/kit/media/qr-code.tsx';
import { saveQrPng } from '#ui/kit/media/save-qr.ts';
import { needsScriptClass } from '#ui/kit/script.ts';
import { Card } from '#ui/kit/surface/card.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import { Link } from '#ui/navigation/link.tsx';
import layout from '#ui/theme/layout.module.css';
import { paymentText } from './messages.vi.ts';
import styles from './payment.module.css';
import { formatCountdown, useCountdown } from './use-polled-payment.ts';

/** QR code, transfer data and remaining time. Stays after the decision until the result loads. [PAY-02] */
export function QrPanel({ payment, decided }: { readonly payment: Payment; readonly decided: string | null }) {
  const { qrText } = payment;
  return (
    <Card as="section" className={styles.payq}>
      <div className={classes(layout.entries, styles.payqL)}>
        <BankApps payment={payment} />
        {qrText === null ? null : (
          <>
            <QrCode text={qrText} label={paymentText.qr(formatDong(payment.amount))} />
            <p className={classes(layout.fine, layout.centre)}>{paymentText.scan}</p>
          </>
        )}
        <div className={layout.centre}>
          {qrText === null ? null : (
            <Button
              size="s"
              className={needsScriptClass}
              onClick={() => void saveQrPng(qrText, `${payment.transfer?.content ?? payment.id}.png`)}
            >
              <Icon name="download" size="s" />
              {paymentText.saveQr}
            </Button>
          )}
          <AppLink href={payment.deeplink} text={paymentText.openApp} />
          <AppLink href={payment.deeplinkMiniApp} text={paymentText.openMiniApp} />
          {payment.redirectUrl === null ? null : (
            <MuiButton variant="contained" color="primary" href={payment.redirectUrl}>
              {paymentText.goToGateway}
            </MuiButton>
          )}
        </div>
        {payment.sandboxUrl === null ? null : (
          <p className={classes(layout.fine, styles.sandbox)}>
            <a href={payment.sandboxUrl} target="_blank" rel="noopener">
              {paymentText.openSandbox}
            </a>{' '}
            <span>{paymentText.sandboxDetail}</span>
          </p>
        )}
      </div>
      <div className={styles.payqR}>
        <Heading payment={payment} />
        <div className={styles.wait} role="status">
          <i className={styles.pulse} />
          <PendingPayment decided={decided} />
        </div>
        <Transfer payment={payment} />
      </div>
    </Card>
  );
}

/** On phones: nobody scans their own screen. */
function BankApps({ payment: { transfer, amount } }: { readonly payment: Payment }) {
  if (transfer === null) return null;
  return (
    <section className={classes(layout.entries, styles.apps)} aria-label={paymentText.apps(formatDong(amount))}>
      <h2>{paymentText.apps(formatDong(amount))}</h2>
      <ul>
        {bankApps.map((app) => (
          <li key={app.id}>
            <MuiButton fullWidth href={bankAppUrl(app, transfer, amount)} rel="noreferrer">
              {app.name}
            </MuiButton>
          </li>
        ))}
      </ul>
      <p className={layout.fine}>{paymentText.appsDetail}</p>
      <Button
        size="s"
        className={needsScriptClass}
        onClick={() =>
          copyText(
            transferRows(transfer, amount)
              .map(({ label, value }) => `${label}: ${value}`)
              .join('\n'),
          )
        }
      >
        <Icon name="copy" size="s" />
        {paymentText.copyAll}
      </Button>
    </section>
  );
}

function PendingPayment({ decided }: { readonly decided: string | null }) {
  if (decided !== null)
    return (
      <span>
        <b>{paymentText.decided}</b> <Link href={decided}>{paymentText.decidedDetail}</Link>
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
  const left = useCountdown(payment.expiresAt);
  return (
    <div className={layout.between}>
      <div>
        <p className={layout.fine}>{paymentText.amount.waiting}</p>
        <p className={styles.amount}>{formatDong(payment.amount)}</p>
      </div>
      <div className={styles.right}>
        <p className={layout.fine}>
          <span className={needsScriptClass}>{paymentText.expires}</span> <noscript>{paymentText.expiresAt}</noscript>
        </p>
        <p className={styles.timer} role="timer">
          <span className={needsScriptClass}>{left === null ? paymentText.noTime : formatCountdown(left)}</span>{' '}
          <noscript>{formatMinute(payment.expiresAt)}</noscript>
        </p>
      </div>
    </div>
  );
}

const transferRows = (transfer: BankTransfer, amount: Dong) => [
  { label: paymentText.bank, value: transfer.bank, copy: null },
  { label: paymentText.accountName, value: transfer.accountName, copy: null },
  { label: paymentText.accountNumber, value: transfer.accountNumber, copy: transfer.accountNumber },
  { label: paymentText.content, value: transfer.content, copy: transfer.content },
  { label: paymentText.amountRow, value: formatDong(amount), copy: String(amount) },
];

function Transfer({ payment: { transfer, amount } }: { readonly payment: Payment }) {
  if (transfer === null) return <p className={layout.outro}>{paymentText.gateway}</p>;
  return (
    <>
      <dl className={styles.kv}>
        {transferRows(transfer, amount).map(({ label, value, copy }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value} {copy === null ? null : <CopyButton text={copy} label={paymentText.copyOf(label)} />}
            </dd>
          </div>
        ))}
      </dl>
      <div className={layout.after}>
        <Note kind="warn">{paymentText.keepExact}</Note>
      </div>
    </>
  );
}

function AppLink({ href, text }: { readonly href: string | null; readonly text: string }) {
  return href === null ? null : (
    <ButtonLink href={href} size="s">
      {text}
    </ButtonLink>
  );
}
