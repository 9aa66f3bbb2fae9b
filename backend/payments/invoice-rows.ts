import { computeOrderDiscounts, toDiscountableLine } from '#backend/order-store/order-discounts.ts';
import type { OrderLineRow, OrderRow } from '#backend/order-store/schema.ts';
import type { StoredOrder } from '#backend/order-store/stored-order.ts';
import { multiplyCharge, sumAmounts, withVat } from '#core/pricing/amounts.ts';
import { discountedAmounts } from '#core/pricing/discount.ts';
import type { Amounts } from '#core/pricing/price.ts';
import { type Dong, dong, zeroDong } from '#core/shared/dong.ts';
import type { StoredParty } from './schema.ts';

export type InvoiceRowFacts = {
  readonly title: string;
  readonly quantity: number;
  readonly unit: string;
  readonly unitPrice: number;
  /** null: not subject to VAT, «KCT». */
  readonly vatPercent: number | null;
  readonly amounts: Amounts;
};

const rowTitle = ({ title, description, isDomain, transfer }: OrderLineRow): string => {
  if (transfer) return `Chuyển tên miền về: ${description}`;
  return description === '' || !isDomain ? title : `${title} ${description}`;
};

/**
 * The taxed service at the order's rate, and for a state fee a second row without VAT. Quantity is the number of units;
 * price is one unit's whole term or first instalment. [Thông tư 20/2023/TT-BTC]
 */
export const toInvoiceRows = (line: OrderLineRow): readonly InvoiceRowFacts[] => {
  const whole = `${line.time} ${line.unitName.toLowerCase()}`;
  const term = line.pricePlan === null ? whole : `trả góp ${whole}, tháng đầu`;
  const name = rowTitle(line);
  const row = (title: string, net: number, exempt: number, vatPercent: number | null): InvoiceRowFacts => ({
    title,
    quantity: line.count,
    unit: 'gói',
    unitPrice: net + exempt,
    vatPercent,
    amounts: withVat(multiplyCharge({ net: dong(net), exempt: dong(exempt) }, line.count), vatPercent ?? 0),
  });
  const service = row(`${name}, ${term}`, line.net, zeroDong, line.vatPercent);
  if (line.exempt === 0) return [service];
  return [
    ...(line.net === 0 ? [] : [service]),
    row(`Phí, lệ phí nhà nước: ${name}, ${term}`, zeroDong, line.exempt, null),
  ];
};

/** One negative row per VAT rate, so that rows add up to the amount paid. [Nghị định 123/2020/NĐ-CP, article 10] */
export const toDiscountRows = (stored: StoredOrder): readonly InvoiceRowFacts[] => {
  const { lineDiscounts, discounts } = computeOrderDiscounts(stored);
  const codes = discounts.filter(({ amount }) => amount > 0).map(({ code }) => code);
  const rates = [...new Set(stored.lines.map((line) => line.vatPercent))];
  return rates.flatMap((vatPercent) => {
    const differences = stored.lines.flatMap((line, at) =>
      line.vatPercent === vatPercent ? [computeReduction(line, lineDiscounts[at] ?? zeroDong)] : [],
    );
    const amounts = sumAmounts(differences);
    if (amounts.net === 0) return [];
    return [
      { title: `Giảm giá ${codes.join(', ')}`, quantity: 1, unit: 'gói', unitPrice: amounts.net, vatPercent, amounts },
    ];
  });
};

/** VAT is rounded on the remaining amount. */
const computeReduction = (line: OrderLineRow, lowered: Dong): Amounts => {
  const [before, after] = [zeroDong, lowered].map((each) => discountedAmounts(toDiscountableLine(line), each));
  const less = (part: 'net' | 'vat' | 'gross'): Dong => dong((after?.[part] ?? 0) - (before?.[part] ?? 0));
  return { net: less('net'), exempt: zeroDong, vat: less('vat'), gross: less('gross') };
};

/** The company named in the order, otherwise the person who ordered. */
export const resolveBuyer = ({ ownerName, ownerEmail, ownerPhone, address, invoiceRequest }: OrderRow): StoredParty => {
  const phone = ownerPhone ?? '';
  if (invoiceRequest)
    return {
      name: invoiceRequest.company,
      taxCode: invoiceRequest.taxCode,
      address: invoiceRequest.address,
      email: invoiceRequest.email === '' ? (ownerEmail ?? '') : invoiceRequest.email,
      phone,
    };
  const place = address ? [address.street, address.wardName, address.provinceName].filter(Boolean).join(', ') : '';
  return { name: ownerName ?? '', taxCode: '', address: place, email: ownerEmail ?? '', phone };
};
