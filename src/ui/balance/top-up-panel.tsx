import type { TopUp } from '#core/balance/balance.ts';
import { formatDong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import { BigAmount, ScannedPart, TransferCard, TransferData, WaitingNote } from '#ui/blocks/transfer/transfer-card.tsx';
import { needsScriptClass } from '#ui/kit/script.ts';
import { Note } from '#ui/kit/surface/note.tsx';
import layout from '#ui/theme/layout.module.css';
import { balanceText as text } from './balance.vi.ts';

/** QR code and data of a transfer; once money came, how much. */
export function TopUpPanel({ topUp }: { readonly topUp: TopUp }) {
  const { amount, qrText, transfer, sandboxUrl } = topUp;
  return (
    <TransferCard
      label={text.transfer}
      code={
        <ScannedPart
          transfer={transfer}
          qrText={qrText}
          amount={amount}
          name={transfer.content}
          sandboxUrl={sandboxUrl}
        />
      }
    >
      <p className={layout.fine}>{text.transfer}</p>
      <BigAmount amount={amount} />
      <Arrival topUp={topUp} />
      <TransferData transfer={transfer} amount={amount} note={text.keepContent} />
    </TransferCard>
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
    <WaitingNote>
      <span>
        <b>{text.waiting}</b> <span className={needsScriptClass}>{text.waitingDetail}</span>{' '}
        <noscript>
          <a href={paths.balance({ topUp: id })}>{text.refresh}</a>
        </noscript>
      </span>
    </WaitingNote>
  );
}
