import { printSheet } from '#backend/printing/print-sheet.ts';
import { type Sheet, type SheetRow, sheetBrandOf, toPartyFacts } from '#backend/printing/sheet.ts';
import type { WirePdf, WireQuotedLine } from '#contracts/rest/quotation-rest.ts';
import { sumAmounts } from '#core/pricing/amounts.ts';
import { computeLineAmounts } from '#core/pricing/line-price.ts';
import type { Amounts } from '#core/pricing/price.ts';
import { addsNothing } from '#core/shared/adds-nothing.ts';
import { formatDate, formatMinute } from '#core/shared/calendar.ts';
import { addDong, type Dong, dong, formatDong } from '#core/shared/dong.ts';
import type { ShopIdentity } from '#core/shared/shop/shop-identity.ts';
import { amountSentence } from '#core/shared/text/amount-in-words.ts';
import type { QuotationRow } from './schema.ts';

const charge = (net: number, exempt: number) => ({ net: dong(net), exempt: dong(exempt) });

/** `own`: price of the parent item itself, today or at renewal. */
const computeAmounts = (line: WireQuotedLine, own = charge(line.net, line.exempt)): Amounts =>
  sumAmounts(
    [own, ...line.children.map(({ net }) => charge(net, 0))].map((each) =>
      computeLineAmounts(each, line.count, line.vat_percent),
    ),
  );

/** With its options, as the sheet totals them. */
export const computeLineTotals = (line: WireQuotedLine): Amounts => computeAmounts(line);

const renewalAmounts = (line: WireQuotedLine): Dong =>
  computeAmounts(line, charge(line.renewal_net, line.renewal_exempt)).gross;

const formatTerm = ({ time, unit_id }: WireQuotedLine): string => `${time} ${unit_id === 'YEAR' ? 'năm' : 'tháng'}`;

const toSheetRow = (line: WireQuotedLine): SheetRow => {
  const { net, exempt, vat, gross } = computeAmounts(line);
  return {
    cells: [
      line.title,
      `${line.count} × ${formatTerm(line)}`,
      formatDong(addDong(net, exempt)),
      `${line.vat_percent}%`,
      formatDong(vat),
      formatDong(gross),
    ],
    details: [
      ...(line.specs ? [line.specs] : []),
      ...(line.description === '' ? [] : [line.description]),
      ...line.children.map(
        ({ option_name, title, net: each }) =>
          `${option_name}: ${title} (${formatDong(computeLineAmounts(charge(each, 0), line.count, line.vat_percent).net)})`,
      ),
      ...line.options
        .filter(({ value }) => value !== line.description && !addsNothing(value))
        .map(({ name, value }) => `${name}: ${value}`),
      ...(exempt === 0 ? [] : [`Trong đó lệ phí nhà nước, không chịu thuế: ${formatDong(exempt)}`]),
      `Gia hạn ${formatTerm(line)}: ${formatDong(renewalAmounts(line))}, gồm VAT`,
    ],
  };
};

/** Dots to write on. */
const BLANK = '.'.repeat(60);

export type Buyer = { readonly name: string; readonly taxCode: string };

/** Same content as the quotation's page. */
export const toSheet = (
  { number, seller, lines, createdAt, validUntil }: QuotationRow,
  buyer: Buyer,
  shop: Pick<ShopIdentity, 'name' | 'look'>,
): Sheet => {
  const totals = sumAmounts(lines.map((line) => computeAmounts(line)));
  return {
    heading: 'BÁO GIÁ',
    note: 'Dịch vụ máy chủ, lưu trữ và tên miền',
    facts: [
      ['Số', number],
      ['Ngày', formatDate(createdAt)],
      ['Hiệu lực đến', formatMinute(validUntil)],
    ],
    parties: [
      { title: 'Đơn vị báo giá', facts: toPartyFacts(seller) },
      {
        title: 'Kính gửi',
        facts: [
          ['Tên', buyer.name || BLANK],
          ['Mã số thuế', buyer.taxCode || BLANK],
        ],
      },
    ],
    columns: [
      { title: 'Dịch vụ', width: 0, numeric: false },
      { title: 'Số lượng', width: 72, numeric: true },
      { title: 'Trước thuế', width: 72, numeric: true },
      { title: 'Thuế suất', width: 40, numeric: true },
      { title: 'Thuế GTGT', width: 62, numeric: true },
      { title: 'Thành tiền', width: 74, numeric: true },
    ],
    rows: lines.map(toSheetRow),
    totals: [
      { fact: ['Cộng trước thuế', formatDong(addDong(totals.net, totals.exempt))], strong: false },
      { fact: ['Thuế GTGT', formatDong(totals.vat)], strong: false },
      { fact: ['Tổng cộng', formatDong(totals.gross)], strong: true },
    ],
    notes: [
      `Bằng chữ: ${amountSentence(totals.gross)}`,
      'Giá trên là giá trả một lần cho cả kỳ hạn, chưa trừ mã giảm giá.',
      'Giá trước thuế giữ nguyên cho đơn đặt từ báo giá này trong thời gian hiệu lực. Thuế GTGT tính theo thuế suất của ngày đặt hàng.',
      'Tên miền chỉ được giữ khi đơn hàng đã đặt; dịch vụ được khởi tạo sau khi nhận đủ tiền.',
      'Thanh toán chuyển khoản: đặt hàng theo báo giá để có mã QR với số tài khoản, số tiền và nội dung của đơn.',
    ],
    signatures: [
      { title: 'Đại diện bên mua', hint: 'Ký, ghi rõ họ tên' },
      { title: 'Đại diện bên bán', hint: 'Ký, ghi rõ họ tên, đóng dấu' },
    ],
    foot: `Báo giá ${number} · ${seller.name}`,
    date: createdAt,
    author: seller.name,
    brand: sheetBrandOf(shop),
  };
};

export const printQuotation = async (
  row: QuotationRow,
  buyer: Buyer,
  shop: Pick<ShopIdentity, 'name' | 'look'>,
): Promise<WirePdf> => ({
  name: `bao-gia-${row.number}.pdf`,
  content: (await printSheet(toSheet(row, buyer, shop))).toString('base64'),
});
