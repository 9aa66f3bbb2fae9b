import type { OrderLine } from '#core/orders/order.ts';
import { formatDong } from '#core/shared/dong.ts';
import { termText } from '#ui/blocks/messages.vi.ts';
import { LinePicture } from '#ui/blocks/price/line-picture.tsx';
import { ChildRow, NumberCell, Table } from '#ui/kit/surface/table.tsx';
import layout from '#ui/theme/layout.module.css';
import { instalmentsText } from './later-charges.ts';
import { orderWords } from './order.vi.ts';
import { informativeOptionTexts } from './order-amounts.ts';

/** Each parent item followed by its options. Amounts have VAT and state fees in them. */
export function OrderTable({ lines }: { readonly lines: readonly OrderLine[] }) {
  return (
    <Table
      caption={orderWords.lines}
      stack
      columns={[orderWords.product, { numeric: orderWords.quantity }, { numeric: orderWords.amount }]}
    >
      {lines
        .filter((line) => line.parentId === null)
        .flatMap((line) => [
          <tr key={line.id}>
            <td>
              <div className={layout.beside}>
                <LinePicture line={line} />
                <div>
                  <b>{lineTitle(line)}</b>{' '}
                  {line.description === '' ? null : <small className={layout.faint}>{line.title}</small>}{' '}
                  {informativeOptionTexts(line).length === 0 ? null : (
                    <small className={layout.faint}>{informativeOptionTexts(line).join(' · ')}</small>
                  )}
                  <Instalments line={line} lines={lines} />
                </div>
              </div>
            </td>
            <NumberCell>
              {termText(line.term, line.unit)}
              {line.quantity > 1 ? ` × ${line.quantity}` : null}
            </NumberCell>
            <NumberCell>
              <b>{formatDong(line.amounts.gross)}</b>
            </NumberCell>
          </tr>,
          ...lines
            .filter((child) => child.parentId === line.id)
            .map((child) => (
              <ChildRow key={child.id}>
                <td>{child.title}</td>
                <NumberCell>
                  {termText(child.term, child.unit)}
                  {child.quantity > 1 ? ` × ${child.quantity}` : null}
                </NumberCell>
                <NumberCell>{child.amounts.gross === 0 ? orderWords.free : formatDong(child.amounts.gross)}</NumberCell>
              </ChildRow>
            )),
        ])}
    </Table>
  );
}

/** [INS-01] */
function Instalments({ line, lines }: { readonly line: OrderLine; readonly lines: readonly OrderLine[] }) {
  const instalmentsLabel = instalmentsText(
    line,
    lines.filter((child) => child.parentId === line.id),
  );
  return instalmentsLabel === null ? null : <small className={layout.faint}>{instalmentsLabel}</small>;
}

/** Domains are titled by their name, others by their product. */
export const lineTitle = ({ title, description, isTransfer, isExchange }: OrderLine): string => {
  if (isTransfer) return orderWords.transferOf(description);
  if (isExchange) return orderWords.exchangeOf(title);
  return description === '' ? title : description;
};
