import MuiButton from '@mui/material/Button';
import { bankApps, bankAppUrl } from '#core/payment/bank-apps.ts';
import type { BankTransfer } from '#core/payment/payment.ts';
import { type Dong, formatDong } from '#core/shared/dong.ts';
import { Button } from '#ui/kit/action/button.tsx';
import { CopyButton, copyText } from '#ui/kit/action/copy-button.tsx';
import { classes } from '#ui/kit/css.ts';
import { Icon } from '#ui/kit/media/icon.tsx';
import { QrCode } from '#ui/kit/media/qr-code.tsx';
import { saveQrPng } from '#ui/kit/media/save-qr.ts';
import { needsScriptClass } from '#ui/kit/script.ts';
import { Note } from '#ui/kit/surface/note.tsx';
import layout from '#ui/theme/layout.module.css';
import { paymentText } from './messages.vi.ts';
import styles from './payment.module.css';

type Transferred = { readonly transfer: BankTransfer; readonly amount: Dong };

/** The apps of banks, on phones: nobody scans their own screen. */
export function BankApps({ transfer, amount }: Transferred) {
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

/** The code with its amount in the label, and what to do with it. */
export function TransferCode({ qrText, amount }: { readonly qrText: string; readonly amount: Dong }) {
  return (
    <>
      <QrCode text={qrText} label={paymentText.qr(formatDong(amount))} />
      <p className={classes(layout.fine, layout.centre)}>{paymentText.scan}</p>
    </>
  );
}

/** Saves the code as a picture, for the app of a bank on the same phone; `name`: of the file, without its ending. */
export function SaveCode({ qrText, name }: { readonly qrText: string; readonly name: string }) {
  return (
    <Button size="s" className={needsScriptClass} onClick={() => void saveQrPng(qrText, `${name}.png`)}>
      <Icon name="download" size="s" />
      {paymentText.saveQr}
    </Button>
  );
}

/** The page of the bank that plays in development; nothing elsewhere. */
export function SandboxBank({ url }: { readonly url: string | null }) {
  return url === null ? null : (
    <p className={classes(layout.fine, styles.sandbox)}>
      <a href={url} target="_blank" rel="noopener">
        {paymentText.openSandbox}
      </a>{' '}
      <span>{paymentText.sandboxDetail}</span>
    </p>
  );
}

const transferRows = (transfer: BankTransfer, amount: Dong) => [
  { label: paymentText.bank, value: transfer.bank, copy: null },
  { label: paymentText.accountName, value: transfer.accountName, copy: null },
  { label: paymentText.accountNumber, value: transfer.accountNumber, copy: transfer.accountNumber },
  { label: paymentText.content, value: transfer.content, copy: transfer.content },
  { label: paymentText.amountRow, value: formatDong(amount), copy: String(amount) },
];

/** What a payer types, to copy, and `note`: what must stay as it is. */
export function TransferData({ transfer, amount, note }: Transferred & { readonly note: string }) {
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
        <Note kind="warn">{note}</Note>
      </div>
    </>
  );
}
