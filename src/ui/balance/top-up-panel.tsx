import type { TopUp } from '#core/balance/balance.ts';
import { formatDong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import { classes } from '#ui/kit/css.ts';
import { needsScriptClass } from '#ui/kit/script.ts';
import { Card } from '#ui/kit/surface/card.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import styles from '#ui/payment/payment.module.css';
import { BankApps, SandboxBank, SaveCode, TransferCode, TransferData } from '#ui/payment/transfer-parts.tsx';
import layout from '#ui/theme/layout.module.css';
import { balanceText as text } from './balance.vi.ts';

/** QR code and data of a transfer; once money came, how much. */
export function TopUpPanel({ topUp }: { readonly topUp: TopUp }) {
  const { amount, qrText, transfer, sandboxUrl } = topUp;
  return (
    <Card as="section" className={styles.payq} aria-label={text.transfer}>
      <div className={classes(layout.entries, styles.payqL)}>
        <BankApps transfer={transfer} amount={amount} />
        <TransferCode qrText={qrText} amount={amount} />
        <div className={layout.centre}>
          <SaveCode qrText={qrText} name={transfer.content} />
        </div>
        <SandboxBank url={sandboxUrl} />
      </div>
      <div className={styles.payqR}>
        <p className={layout.fine}>{text.transfer}</p>
        <p className={styles.amount}>{formatDong(amount)}</p>
        <Arrival topUp={topUp} />
        <TransferData transfer={transfer} amount={amount} note={text.keepContent} />
      </div>
    </Card>
  );
}

function Arrival({ topUp: { id, received } }: { readonly topUp: TopUp }) {
  if (received > 0)
    return (
      <div className={layout.after} role="status">
        <Note kind="ok">{text.arrived(formatDong(received))}</Note>
      </div>
    );
  return (
    <div className={styles.wait} role="status">
      <i className={styles.pulse} />
      <span>
        <b>{text.waiting}</b> <span className={needsScriptClass}>{text.waitingDetail}</span>{' '}
        <noscript>
          <a href={paths.balance({ topUp: id })}>{text.refresh}</a>
        </noscript>
      </span>
    </div>
  );
}
