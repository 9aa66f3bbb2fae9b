import type { TopUp } from '#core/balance/balance.ts';
import { formatDong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import { LeaderRow } from '#ui/blocks/price/leader-row.tsx';
import { CopyButton } from '#ui/kit/action/copy-button.tsx';
import { classes } from '#ui/kit/css.ts';
import { QrCode } from '#ui/kit/media/qr-code.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import layout from '#ui/theme/layout.module.css';
import { balanceText as text } from './balance.vi.ts';

const rowsOf = ({ transfer, amount }: TopUp) => [
  { label: text.bank, value: transfer.bank, copy: null },
  { label: text.accountName, value: transfer.accountName, copy: null },
  { label: text.accountNumber, value: transfer.accountNumber, copy: transfer.accountNumber },
  { label: text.content, value: transfer.content, copy: transfer.content },
  { label: text.transferAmount, value: formatDong(amount), copy: String(amount) },
];

/** QR code and data of a transfer; once money came, how much. */
export function TopUpPanel({ topUp }: { readonly topUp: TopUp }) {
  const { id, amount, received, qrText, sandboxUrl } = topUp;
  return (
    <SectionCard id="chuyen-khoan" title={text.transfer}>
      <div className={layout.entries}>
        {received === 0 ? null : <Note kind="info">{text.arrived(formatDong(received))}</Note>}
        <div className={classes(layout.pair, layout.tops)}>
          <div className={layout.entries}>
            <QrCode text={qrText} label={text.qr(formatDong(amount))} />
            <p className={classes(layout.fine, layout.centre)}>{text.scan}</p>
          </div>
          <dl>
            {rowsOf(topUp).map(({ label, value, copy }) => (
              <LeaderRow
                key={label}
                label={label}
                value={
                  <>
                    {value} {copy === null ? null : <CopyButton text={copy} label={text.copyOf(label)} />}
                  </>
                }
              />
            ))}
          </dl>
        </div>
        <Note kind="warn">{text.keepContent}</Note>
        <p>
          <a href={paths.balance({ topUp: id })}>{text.refresh}</a>
        </p>
        {sandboxUrl === null ? null : (
          <p className={layout.fine}>
            <a href={sandboxUrl} target="_blank" rel="noopener">
              {text.openSandbox}
            </a>
          </p>
        )}
      </div>
    </SectionCard>
  );
}
