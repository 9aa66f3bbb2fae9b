import { noAmounts, sumAmounts } from '#core/pricing/amounts.ts';
import { distribute } from '#core/pricing/distribute.ts';
import type { InvoiceRow } from '#core/pricing/invoice-row.ts';
import type { Amounts, Charge } from '#core/pricing/price.ts';
import { addDong, compareDong, type Dong, multiplyDong, zeroDong } from '#core/shared/dong.ts';

/** What one order was paid for a service, at one rate of VAT; amounts in đồng. */
export type RefundSource = { readonly orderId: string; readonly vatPercent: number; readonly amounts: Amounts };

/**
 * What of a refund comes from each source, in proportion to its taxed amounts, fees and VAT: the shares add up to the
 * refund, and none exceeds its source. Expects a refund of at most what the sources add up to.
 */
export const shareRefund = (refund: Amounts, sources: readonly Amounts[]): readonly Amounts[] => {
  const sharesOf = (part: 'net' | 'exempt' | 'vat'): readonly Dong[] =>
    distribute(
      refund[part],
      sources.map((source) => source[part]),
    );
  const [nets, exempts, vats] = [sharesOf('net'), sharesOf('exempt'), sharesOf('vat')];
  return sources.map((_, at) => {
    const [net, exempt, vat] = [nets[at] ?? zeroDong, exempts[at] ?? zeroDong, vats[at] ?? zeroDong];
    return { net, exempt, vat, gross: addDong(net, exempt, vat) };
  });
};

/** What invoices were lowered by for a service; `vatPercent` null for a state fee, which `amounts` hold as `exempt`. */
export type TakenBack = { readonly orderId: string; readonly vatPercent: number | null; readonly amounts: Amounts };

const least = (one: Dong, other: Dong): Dong => (compareDong(one, other) < 0 ? one : other);
const minus = (one: Dong, other: Dong): Dong => addDong(one, multiplyDong(other, -1));

/**
 * What is left of each source after earlier refunds, which took at most what their order was paid at their rate of VAT, and
 * fees at any rate. Nothing falls below zero.
 */
export const remainingSources = (
  sources: readonly RefundSource[],
  taken: readonly TakenBack[],
): readonly RefundSource[] => {
  const left = [...sources];
  const takeFrom = (part: 'net' | 'exempt' | 'vat', { orderId, vatPercent, amounts }: TakenBack): void => {
    let rest = amounts[part];
    for (const [at, source] of left.entries()) {
      if (source.orderId !== orderId || (part !== 'exempt' && source.vatPercent !== vatPercent)) continue;
      const share = least(rest, source.amounts[part]);
      const parts = { ...source.amounts, [part]: minus(source.amounts[part], share) };
      left[at] = { ...source, amounts: { ...parts, gross: addDong(parts.net, parts.exempt, parts.vat) } };
      rest = minus(rest, share);
    }
  };
  for (const each of taken) for (const part of ['net', 'exempt', 'vat'] as const) takeFrom(part, each);
  return left;
};

/** One row of an invoice that lowers another; `vatPercent` null for a state fee. */
const toRow = (title: string, vatPercent: number | null, { net, exempt, vat, gross }: Amounts): InvoiceRow => {
  const negative = (amount: Dong): Dong => multiplyDong(amount, -1);
  const charge: Charge = { net: negative(net), exempt: negative(exempt) };
  const unitPrice = addDong(charge.net, charge.exempt);
  const amounts = { ...charge, vat: negative(vat), gross: negative(gross) };
  return { title, quantity: 1, unit: 'gói', unitPrice, charge, vatPercent, amounts };
};

/**
 * Negative rows by which the invoices of these orders are lowered for a refund: one per order and rate of VAT, and one
 * without VAT for state fees. Orders that give nothing back are left out. [Nghị định 123/2020/NĐ-CP, article 19; Thông
 * tư 78/2021/TT-BTC, article 7]
 */
export const toAdjustmentRows = (
  refund: Amounts,
  sources: readonly RefundSource[],
  title: string,
): ReadonlyMap<string, readonly InvoiceRow[]> => {
  const shares = shareRefund(
    refund,
    sources.map(({ amounts }) => amounts),
  );
  const rowsOf = (orderId: string): readonly InvoiceRow[] => {
    const sumOf = (isWanted: (source: RefundSource) => boolean): Amounts =>
      sumAmounts(shares.filter((_, at) => sources[at]?.orderId === orderId && isWanted(sources[at])));
    const taxed = [...new Set(sources.map(({ vatPercent }) => vatPercent))].map((rate) => {
      const { net, vat } = sumOf(({ vatPercent }) => vatPercent === rate);
      return toRow(title, rate, { ...noAmounts, net, vat, gross: addDong(net, vat) });
    });
    const { exempt } = sumOf(() => true);
    const fee = toRow(`Phí, lệ phí nhà nước: ${title}`, null, { ...noAmounts, exempt, gross: exempt });
    return [...taxed, fee].filter(({ amounts }) => amounts.gross < 0);
  };
  const orders = [...new Set(sources.map(({ orderId }) => orderId))];
  return new Map(orders.map((id) => [id, rowsOf(id)] as const).filter(([, rows]) => rows.length > 0));
};

type RatedAmounts = { readonly vatPercent: number | null; readonly amounts: Amounts };

/** Whether an invoice, lowered by these rows, stays at or above zero in every rate and amount. */
export const keepsAboveZero = (invoice: readonly RatedAmounts[], lowered: readonly RatedAmounts[]): boolean =>
  [...new Set([...invoice, ...lowered].map(({ vatPercent }) => vatPercent))].every((rate) => {
    const rows = [...invoice, ...lowered].filter(({ vatPercent }) => vatPercent === rate);
    const { net, exempt, vat } = sumAmounts(rows.map(({ amounts }) => amounts));
    return net >= 0 && exempt >= 0 && vat >= 0;
  });
