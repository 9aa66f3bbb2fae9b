import MuiButton from '@mui/material/Button';
import type { ReactNode } from 'react';
import { bankAppUrl } from '#core/payment/bank-apps.ts';
import type { BankTransfer } from '#core/payment/payment.ts';
import { banks } from '#core/shared/banks.ts';
import { type Dong, formatDong } from '#core/shared/dong.ts';
import { Button } from '#ui/kit/action/button.tsx';
import { CopyButton, copyText } from '#ui/kit/action/copy-button.tsx';
import { classes } from '#ui/kit/css.ts';
import { Icon } from '#ui/kit/media/icon.tsx';
import { QrCode } from '#ui/kit/media/qr-code.tsx';
import { saveQrPng } from '#ui/kit/media/save-qr.ts';
import { needsScriptClass } from '#ui/kit/script.ts';
import { Card } from '#ui/kit/surface/card.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './transfer.module.css';
import { transferText as text } from './transfer.vi.ts';

/** A payment by transfer: `code` is scanned, the rest is read; beside each other where there is room. */
export function TransferCard({ code, label, children }: TransferCardProps) {
  return (
    <Card as="section" className={styles.card} {...(label === undefined ? {} : { 'aria-label': label })}>
      <div className={classes(layout.entries, styles.code)}>{code}</div>
      <div className={styles.data}>{children}</div>
    </Card>
  );
}
type TransferCardProps = { readonly code: ReactNode; readonly label?: string; readonly children: ReactNode };

/** The largest figure of a page. */
export function BigAmount({ amount }: { readonly amount: Dong }) {
  return <p className={styles.amount}>{formatDong(amount)}</p>;
}

/** Says that the page waits for money. */
export function WaitingNote({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.wait} role="status">
      <i className={styles.pulse} />
      {children}
    </div>
  );
}

type Transferred = { readonly transfer: BankTransfer; readonly amount: Dong };

/** The apps of banks, on phones: nobody scans their own screen. */
function BankApps({ transfer, amount }: Transferred) {
  return (
    <section className={classes(layout.entries, styles.apps)} aria-label={text.apps(formatDong(amount))}>
      <h2>{text.apps(formatDong(amount))}</h2>
      <ul>
        {banks.map((app) => (
          <li key={app.id}>
            <MuiButton fullWidth href={bankAppUrl(app, transfer, amount)} rel="noreferrer">
              {app.name}
            </MuiButton>
          </li>
        ))}
      </ul>
      <p className={layout.fine}>{text.appsDetail}</p>
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
        {text.copyAll}
      </Button>
    </section>
  );
}

/** The code with its amount in the label, and what to do with it. */
export function TransferCode({ qrText, amount }: { readonly qrText: string; readonly amount: Dong }) {
  return (
    <>
      <QrCode text={qrText} label={text.qr(formatDong(amount))} />
      <p className={classes(layout.fine, layout.centre)}>{text.scan}</p>
    </>
  );
}

/** Saves the code as a picture, for the app of a bank on the same phone; `name`: of the file, without its ending. */
function SaveCode({ qrText, name }: { readonly qrText: string; readonly name: string }) {
  return (
    <Button size="s" className={needsScriptClass} onClick={() => void saveQrPng(qrText, `${name}.png`)}>
      <Icon name="download" size="s" />
      {text.saveQr}
    </Button>
  );
}

/** The page of the bank that plays in development; nothing elsewhere. */
function SandboxBank({ url }: { readonly url: string | null }) {
  return url === null ? null : (
    <p className={classes(layout.fine, styles.sandbox)}>
      <a href={url} target="_blank" rel="noopener">
        {text.openSandbox}
      </a>{' '}
      <span>{text.sandboxDetail}</span>
    </p>
  );
}

type Scanned = {
  /** null where another page takes the money. */
  readonly transfer: BankTransfer | null;
  readonly qrText: string | null;
  readonly amount: Dong;
  /** Of the saved picture, without its ending. */
  readonly name: string;
  /** As in `SandboxBank`. */
  readonly sandboxUrl: string | null;
  /** Other ways to the money, beside the button that saves the code. */
  readonly children?: ReactNode;
};

/** What a phone or a camera takes: the apps of banks, the code and its picture. */
export function ScannedPart({ transfer, qrText, amount, name, sandboxUrl, children }: Scanned) {
  return (
    <>
      {transfer === null ? null : <BankApps transfer={transfer} amount={amount} />}
      {qrText === null ? null : <TransferCode qrText={qrText} amount={amount} />}
      <div className={layout.centre}>
        {qrText === null ? null : <SaveCode qrText={qrText} name={name} />}
        {children}
      </div>
      <SandboxBank url={sandboxUrl} />
    </>
  );
}

const transferRows = (transfer: BankTransfer, amount: Dong) => [
  { label: text.bank, value: transfer.bank, copy: null },
  { label: text.accountName, value: transfer.accountName, copy: null },
  { label: text.accountNumber, value: transfer.accountNumber, copy: transfer.accountNumber },
  { label: text.content, value: transfer.content, copy: transfer.content },
  { label: text.amountRow, value: formatDong(amount), copy: String(amount) },
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
              {value} {copy === null ? null : <CopyButton text={copy} label={text.copyOf(label)} />}
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
