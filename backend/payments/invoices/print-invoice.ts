import type { InvoiceLineRow } from '#backend/payments/schema.ts';
import { printSheet } from '#backend/printing/print-sheet.ts';
import { type Fact, type Sheet, type SheetRow, sheetBrandOf, toPartyFacts } from '#backend/printing/sheet.ts';
import type { WirePdf } from '#contracts/rest/quotation-rest.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { dong, formatDong } from '#core/shared/dong.ts';
import type { ShopIdentity } from '#core/shared/shop/shop-identity.ts';
import { amountSentence } from '#core/shared/text/amount-in-words.ts';
import type { NamedInvoice, StoredInvoice } from './read-invoices.ts';

const formatMoney = (amount: number): string => formatDong(dong(amount));

const toSheetRow = (line: InvoiceLineRow): SheetRow => ({
  cells: [
    line.title,
    `${line.quantity} ${line.unit}`,
    formatMoney(line.unitPrice),
    formatMoney(line.net + line.exempt),
    line.vatPercent === null ? 'KCT' : `${line.vatPercent}%`,
    line.vatPercent === null ? '–' : formatMoney(line.vat),
  ],
  details: [],
});

const formatNumber = (number: number): string => String(number).padStart(7, '0');

const naming = ({ series, number, issuedAt }: NamedInvoice): string =>
  `hoá đơn số ${formatNumber(number)} ký hiệu ${series} ngày ${formatDate(issuedAt)}`;

/** As article 19 of decree 123/2020 asks: which invoice this one lowers or replaces, or by which it was replaced. */
const describeOthers = ({ adjusts, replaces, replacedBy }: StoredInvoice): readonly string[] => [
  ...(adjusts === null ? [] : [`Điều chỉnh giảm cho ${naming(adjusts)}.`]),
  ...(replaces === null ? [] : [`Thay thế cho ${naming(replaces)}.`]),
  ...(replacedBy === null ? [] : [`Đã bị thay thế bởi ${naming(replacedBy)}.`]),
];

const receiptFacts = ({ officialNumber, authorityCode }: NonNullable<StoredInvoice['receipt']>): readonly Fact[] => [
  ['Số hoá đơn điện tử', officialNumber],
  ['Mã của cơ quan thuế', authorityCode],
];

const toSheet = (stored: StoredInvoice, shop: Pick<ShopIdentity, 'name' | 'look'>): Sheet => {
  const { invoice, lines, adjusts, receipt } = stored;
  const { net, exempt, vat, gross } = invoice;
  return {
    heading: 'HOÁ ĐƠN GIÁ TRỊ GIA TĂNG',
    note: receipt === null ? 'Bản thể hiện của hoá đơn' : 'Bản thể hiện của hoá đơn điện tử',
    facts: [
      ['Ký hiệu', invoice.series],
      ['Số', formatNumber(invoice.number)],
      ['Ngày', formatDate(invoice.issuedAt)],
      ['Mã đơn hàng', invoice.orderNumber],
      ...(receipt === null ? [] : receiptFacts(receipt)),
    ],
    parties: [
      { title: 'Đơn vị bán hàng', facts: toPartyFacts(invoice.seller) },
      { title: 'Người mua hàng', facts: toPartyFacts(invoice.buyer) },
    ],
    columns: [
      { title: 'Tên hàng hoá, dịch vụ', width: 0, numeric: false },
      { title: 'Số lượng', width: 70, numeric: true },
      { title: 'Đơn giá', width: 72, numeric: true },
      { title: 'Thành tiền', width: 72, numeric: true },
      { title: 'Thuế suất', width: 40, numeric: true },
      { title: 'Tiền thuế', width: 62, numeric: true },
    ],
    rows: lines.map(toSheetRow),
    totals: [
      { fact: ['Cộng tiền hàng', formatMoney(net + exempt)], strong: false },
      ...(exempt === 0 ? [] : [{ fact: ['Trong đó không chịu thuế', formatMoney(exempt)] as const, strong: false }]),
      { fact: ['Tiền thuế GTGT', formatMoney(vat)], strong: false },
      { fact: ['Tổng cộng thanh toán', formatMoney(gross)], strong: true },
      { fact: [adjusts === null ? 'Đã thanh toán' : 'Hoàn lại', formatMoney(Math.abs(gross))], strong: false },
    ],
    notes: [
      ...describeOthers(stored),
      `Bằng chữ: ${amountSentence(dong(gross))}`,
      ...(exempt === 0 ? [] : ['KCT: không chịu thuế giá trị gia tăng.']),
    ],
    signatures: [],
    foot: `Hoá đơn ${invoice.series} ${formatNumber(invoice.number)} · ${invoice.seller.name}`,
    date: invoice.issuedAt,
    author: invoice.seller.name,
    brand: sheetBrandOf(shop),
  };
};

/** Same content as the invoice's page. [PAY-04] */
export const printInvoice = async (
  stored: StoredInvoice,
  shop: Pick<ShopIdentity, 'name' | 'look'>,
): Promise<WirePdf> => ({
  name: `hoa-don-${stored.invoice.series}-${stored.invoice.number}.pdf`,
  content: (await printSheet(toSheet(stored, shop))).toString('base64'),
});
