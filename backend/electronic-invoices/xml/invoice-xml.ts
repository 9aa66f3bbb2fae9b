import type { NamedInvoice, StoredInvoice } from '#backend/payments/invoices/read-invoices.ts';
import type { InvoiceLineRow } from '#backend/payments/schema.ts';
import { writeXml, type XmlNode } from '#backend/platform/xml/write-xml.ts';
import { isoDayAt } from '#core/shared/calendar.ts';
import { dong } from '#core/shared/dong.ts';
import type { InvoiceParty } from '#core/shared/people/invoice-party.ts';
import { amountSentence } from '#core/shared/text/amount-in-words.ts';

/** Without elements that have no text, which the format leaves out. */
const filled = (...nodes: readonly (XmlNode | null)[]): readonly XmlNode[] =>
  nodes.filter((node) => node !== null).filter(([, content]) => content !== '');

const amount = (name: string, value: number): XmlNode => [name, String(value)];

/** `1C26TCM`: the form, and the series below it. */
const seriesNodes = (series: string, [form, own]: readonly [string, string]): readonly XmlNode[] => [
  [form, series.slice(0, 1)],
  [own, series.slice(1)],
];

/** As the tax office writes rates; null: not subject to VAT. */
const rateText = (vatPercent: number | null): string => {
  if (vatPercent === null) return 'KCT';
  return [0, 5, 8, 10].includes(vatPercent) ? `${vatPercent}%` : `KHAC:${vatPercent.toFixed(2)}%`;
};

/** The invoice that this one lowers, kind 2, or replaces, kind 1; both electronic ones of decree 123, which is 1 too. */
const otherNode = (kind: '1' | '2', { series, number, issuedAt }: NamedInvoice, note: string): XmlNode => [
  'TTHDLQuan',
  [
    ['TCHDon', kind],
    ['LHDCLQuan', '1'],
    ...seriesNodes(series, ['KHMSHDCLQuan', 'KHHDCLQuan']),
    amount('SHDCLQuan', number),
    ['NLHDCLQuan', isoDayAt(issuedAt)],
    ['GChu', note],
  ],
];

const generalNode = ({ invoice, adjusts, replaces }: StoredInvoice): XmlNode => [
  'TTChung',
  filled(
    ['PBan', '2.0.1'],
    ['THDon', 'Hoá đơn giá trị gia tăng'],
    ...seriesNodes(invoice.series, ['KHMSHDon', 'KHHDon']),
    amount('SHDon', invoice.number),
    ['NLap', isoDayAt(invoice.issuedAt)],
    ['DVTTe', 'VND'],
    ['TGia', '1'],
    ['HTTToan', 'TM/CK'],
    adjusts && otherNode('2', adjusts, 'Điều chỉnh giảm vì hoàn tiền'),
    replaces && otherNode('1', replaces, 'Thay thế vì sai thông tin người mua'),
  ),
];

/** A person without a tax code is the buyer by name, a company the unit. */
const partyNode = (tag: 'NBan' | 'NMua', { name, taxCode, address, email, phone }: InvoiceParty): XmlNode => {
  const isPerson = tag === 'NMua' && taxCode === '';
  return [
    tag,
    filled(
      ['Ten', isPerson ? '' : name],
      ['MST', taxCode],
      ['DChi', address],
      ['SDThoai', phone],
      ['DCTDTu', email],
      ['HVTNMHang', isPerson ? name : ''],
    ),
  ];
};

/** A negative row of an invoice that lowers none is a trade discount, which is written without a sign. */
const isDiscount = ({ adjusts }: StoredInvoice, line: InvoiceLineRow): boolean =>
  adjusts === null && line.net + line.exempt < 0;

const lineNode = (stored: StoredInvoice, line: InvoiceLineRow, at: number): XmlNode => {
  const sign = isDiscount(stored, line) ? -1 : 1;
  return [
    'HHDVu',
    filled(
      ['TChat', sign < 0 ? '3' : '1'],
      amount('STT', at + 1),
      ['THHDVu', line.title],
      ['DVTinh', line.unit],
      amount('SLuong', line.quantity),
      amount('DGia', sign * line.unitPrice),
      amount('ThTien', sign * (line.net + line.exempt)),
      ['TSuat', rateText(line.vatPercent)],
    ),
  ];
};

const sumOf = (lines: readonly InvoiceLineRow[], of: (line: InvoiceLineRow) => number): number =>
  lines.reduce((sum, line) => sum + of(line), 0);

const rateNodes = (lines: readonly InvoiceLineRow[]): readonly XmlNode[] =>
  [...new Set(lines.map(({ vatPercent }) => vatPercent))].map((rate) => {
    const own = lines.filter(({ vatPercent }) => vatPercent === rate);
    return [
      'LTSuat',
      [
        ['TSuat', rateText(rate)],
        amount(
          'ThTien',
          sumOf(own, (line) => line.net + line.exempt),
        ),
        amount(
          'TThue',
          sumOf(own, (line) => line.vat),
        ),
      ],
    ];
  });

const totalNode = (stored: StoredInvoice): XmlNode => {
  const { invoice, lines } = stored;
  const discounts = lines.filter((line) => isDiscount(stored, line));
  return [
    'TToan',
    [
      ['THTTLTSuat', rateNodes(lines)],
      amount('TgTCThue', invoice.net + invoice.exempt),
      amount('TgTThue', invoice.vat),
      amount('TTCKTMai', -sumOf(discounts, (line) => line.net + line.exempt)),
      amount('TgTTTBSo', invoice.gross),
      ['TgTTTBChu', amountSentence(dong(invoice.gross))],
    ],
  ];
};

/**
 * An invoice as the tax office takes it, not signed yet. [Nghị định 123/2020/NĐ-CP, article 12; Quyết định 1450/QĐ-TCT,
 * part II, invoices of VAT]
 */
export const invoiceXml = (stored: StoredInvoice): string => {
  const { invoice, lines } = stored;
  const content: XmlNode = [
    'NDHDon',
    [
      partyNode('NBan', invoice.seller),
      partyNode('NMua', invoice.buyer),
      ['DSHHDVu', lines.map((line, at) => lineNode(stored, line, at))],
      totalNode(stored),
    ],
  ];
  return writeXml(['HDon', [['DLHDon', [generalNode(stored), content]]]]);
};

/** Of the file of an invoice. */
export const xmlName = ({ series, number }: StoredInvoice['invoice']): string => `hoa-don-${series}-${number}.xml`;
