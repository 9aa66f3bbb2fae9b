import { multiplyCharge, sumAmounts, withVat } from '#core/pricing/amounts.ts';
import {
  type AppliedDiscount,
  applyDiscounts,
  type DiscountableLine,
  discountedAmounts,
} from '#core/pricing/discount.ts';
import type { InvoiceRow } from '#core/pricing/invoice-row.ts';
import type { Amounts, Charge } from '#core/pricing/price.ts';
import { addDong, type Dong, zeroDong } from '#core/shared/dong.ts';
import type { Address } from '#core/shared/people/address.ts';
import type { Contact } from '#core/shared/people/contact.ts';
import type { InvoiceParty, InvoiceRequest } from '#core/shared/people/invoice-party.ts';
import { subtractDong } from '#core/shared/subtract-dong.ts';

/** A paid line. */
export type InvoicedLine = DiscountableLine & {
  readonly title: string;
  readonly term: number;
  readonly unitName: string;
  /** Domain name of a domain item, otherwise empty. */
  readonly domain: string;
  readonly isTransfer: boolean;
  readonly isInstalment: boolean;
};

const rowTitle = ({ title, domain, isTransfer }: InvoicedLine): string =>
  isTransfer ? `Chuyển tên miền về: ${domain}` : `${title} ${domain}`.trim();

/**
 * Rows of a line: the taxed service at the order's rate, and for a state fee a second row without VAT. Quantity is the
 * number of units; price is one unit's whole term or, on an instalment plan, its first instalment. [Thông tư
 * 20/2023/TT-BTC]
 */
const toLineRows = (line: InvoicedLine): readonly InvoiceRow[] => {
  const { quantity, charge } = line;
  const whole = `${line.term} ${line.unitName.toLowerCase()}`;
  const name = `${rowTitle(line)}, ${line.isInstalment ? `trả góp ${whole}, tháng đầu` : whole}`;
  const row = (title: string, own: Charge, vatPercent: number | null): InvoiceRow => ({
    title,
    quantity,
    unit: 'gói',
    unitPrice: addDong(own.net, own.exempt),
    charge: own,
    vatPercent,
    amounts: withVat(multiplyCharge(own, quantity), vatPercent ?? 0),
  });
  const service = row(name, { net: charge.net, exempt: zeroDong }, line.vatPercent);
  const fee = row(`Phí, lệ phí nhà nước: ${name}`, { net: zeroDong, exempt: charge.exempt }, null);
  return [...(charge.net === 0 && charge.exempt > 0 ? [] : [service]), ...(charge.exempt === 0 ? [] : [fee])];
};

/** Difference that a discount makes to a line, with VAT rounded on the remaining amount. */
const computeReduction = (line: DiscountableLine, discount: Dong): Amounts => {
  const [before, after] = [discountedAmounts(line, zeroDong), discountedAmounts(line, discount)];
  const less = (part: 'net' | 'vat' | 'gross'): Dong => subtractDong(after[part], before[part]);
  return { net: less('net'), exempt: zeroDong, vat: less('vat'), gross: less('gross') };
};

/**
 * Rows of an invoice: those of the lines, then the discounts of the codes as one negative row per VAT rate, so that the
 * rows add up to the amount paid. [Nghị định 123/2020/NĐ-CP, article 10, on trade discounts]
 */
export const toInvoiceRows = (
  lines: readonly InvoicedLine[],
  applied: readonly AppliedDiscount[],
): readonly InvoiceRow[] => {
  const { lineDiscounts, discounts } = applyDiscounts(lines, applied);
  const codes = discounts.filter(({ amount }) => amount > 0).map(({ code }) => code);
  const reductions = [...new Set(lines.map(({ vatPercent }) => vatPercent))].flatMap((vatPercent): InvoiceRow[] => {
    const differences = lines.map((line, at) => computeReduction(line, lineDiscounts[at] ?? zeroDong));
    const amounts = sumAmounts(differences.filter((_, at) => lines[at]?.vatPercent === vatPercent));
    if (amounts.net === 0) return [];
    const row = { title: `Giảm giá ${codes.join(', ')}`, quantity: 1, unit: 'gói', unitPrice: amounts.net, vatPercent };
    return [{ ...row, charge: { net: amounts.net, exempt: zeroDong }, amounts }];
  });
  return [...lines.flatMap(toLineRows), ...reductions];
};

/** Whose order it is, and the company that asked for the invoice. */
type Buyer = {
  readonly contact: Contact;
  readonly address: Address | null;
  readonly company: InvoiceRequest | null;
};

/** Recipient of the invoice: the company named in the order, otherwise the person who ordered. */
export const toInvoiceParty = ({ contact: { name, phone, email }, address, company }: Buyer): InvoiceParty => {
  if (company) {
    const { taxCode, address: seat } = company;
    return { name: company.company, taxCode, address: seat, email: company.email || email, phone };
  }
  const parts = address ? [address.street, address.wardName, address.provinceName] : [];
  return { name, taxCode: '', address: parts.filter((part) => part !== '').join(', '), email, phone };
};
