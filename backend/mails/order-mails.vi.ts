import { UNPAID_ORDER_DAYS } from '#core/order-rules/unpaid-order.ts';
import { type Dong, formatDong } from '#core/shared/dong.ts';
import { subtractDong } from '#core/shared/subtract-dong.ts';
import type { Mail, MailItem, MailPart } from './mail.ts';

/** What paying does: sets services up, gives them another term or plan, or pays a part of their price. */
export type PaymentEffect = 'set-up' | 'renewal' | 'upgrade' | 'instalment';

export type MailedOrder = {
  readonly number: string;
  readonly effect: PaymentEffect;
  /** Opens the order on any device: its payment, invoice and services. */
  readonly link: string;
  readonly items: readonly MailItem[];
  /** Of all codes, with VAT; 0 without one. */
  readonly discount: Dong;
  /** With VAT, after discounts. */
  readonly total: Dong;
  /** Sum of the part payments; 0 without one. */
  readonly received: Dong;
};

type EffectText = {
  /** Begins a sentence about what money will do, and one about what it has done. */
  readonly will: string;
  readonly does: string;
  /** What the buyer gets to know next. */
  readonly next: string;
};

const effects: Readonly<Record<PaymentEffect, EffectText>> = {
  'set-up': {
    will: 'Dịch vụ được khởi tạo',
    does: 'Dịch vụ đang được khởi tạo',
    next: '; mỗi dịch vụ sẵn sàng bạn nhận một thư có cách đăng nhập.',
  },
  renewal: {
    will: 'Dịch vụ được gia hạn',
    does: 'Dịch vụ đang được gia hạn',
    next: '; hạn mới hiện ở trang dịch vụ.',
  },
  upgrade: {
    will: 'Gói mới có hiệu lực',
    does: 'Gói mới đang được áp dụng',
    next: '; cấu hình mới hiện ở trang dịch vụ.',
  },
  instalment: {
    will: 'Kỳ trả góp được ghi nhận',
    does: 'Kỳ trả góp đã được ghi nhận',
    next: '; các kỳ còn lại ở trang dịch vụ.',
  },
};

const TOTAL = 'Tổng cộng (đã gồm VAT)';

const orderLines = ({ items, discount, total }: MailedOrder): MailPart => ({
  items,
  totals: [
    ...(discount === 0 ? [] : [['Giảm giá', `−${formatDong(discount)}`] as const]),
    [TOTAL, formatDong(total)] as const,
  ],
});

const orderWords = ({ number, total }: MailedOrder) => ({ ma_don: number, tong_tien: formatDong(total) });

/** Placed and to be paid. */
export const orderReceivedMail =
  (order: MailedOrder): Mail =>
  (shop) => ({
    words: orderWords(order),
    subject: `Đơn ${order.number}: chờ thanh toán ${formatDong(order.total)}`,
    summary: `Cửa hàng đã nhận đơn ${order.number}. ${effects[order.effect].will} khi nhận được thanh toán.`,
    heading: `Đã nhận đơn ${order.number}`,
    parts: [
      {
        text: `${shop.name} đã nhận đơn hàng của bạn. ${effects[order.effect].will} khi cửa hàng nhận được thanh toán.`,
      },
      orderLines(order),
      { button: `Thanh toán ${formatDong(order.total)}`, href: order.link },
      {
        note: `Đơn được giữ ${UNPAID_ORDER_DAYS} ngày kể từ lần sửa cuối, quá hạn thì tự đóng. Nếu bạn vừa thanh toán xong, bạn không cần làm gì thêm: thư xác nhận được gửi khi tiền được ghi nhận.`,
      },
    ],
    sms: `${shop.shortName}: đã nhận đơn ${order.number}, chờ thanh toán ${formatDong(order.total)}. Trả tại: ${order.link}`,
  });

/** Money came that is less than what the order costs: `amount` of it, `due` is left. */
export const partReceivedMail =
  (order: MailedOrder, { amount, due }: { readonly amount: Dong; readonly due: Dong }): Mail =>
  (shop) => ({
    words: { ...orderWords(order), so_tien: formatDong(amount), con_thieu: formatDong(due) },
    subject: `Đơn ${order.number}: đã nhận ${formatDong(amount)}, còn thiếu ${formatDong(due)}`,
    summary: `Bạn chuyển nốt ${formatDong(due)} là đơn được thanh toán đủ.`,
    heading: `Đơn ${order.number} còn thiếu ${formatDong(due)}`,
    parts: [
      {
        text: `${shop.name} vừa nhận ${formatDong(amount)} cho đơn ${order.number}, ít hơn số tiền của đơn. Khoản này được giữ cho đơn. ${effects[order.effect].will} khi đủ tiền.`,
      },
      {
        facts: [
          ['Số tiền của đơn', formatDong(order.total)],
          ['Đã nhận', formatDong(order.received)],
          ['Còn thiếu', formatDong(due)],
        ],
      },
      { button: `Chuyển nốt ${formatDong(due)}`, href: order.link },
      {
        note: `Nút trên mở mã QR của đúng số tiền còn thiếu. Không trả nốt, đơn tự đóng sau ${UNPAID_ORDER_DAYS} ngày kể từ lần sửa cuối và khoản đã chuyển được hoàn lại.`,
      },
    ],
    sms: `${shop.shortName}: đơn ${order.number} đã nhận ${formatDong(amount)}, còn thiếu ${formatDong(due)}. Trả nốt tại: ${order.link}`,
  });

/** A member has sent money back that no order needed. */
export const transferRefundedMail =
  ({
    number,
    link,
    amount,
    toBalance,
  }: Pick<MailedOrder, 'number' | 'link'> & { readonly amount: Dong; readonly toBalance: boolean }): Mail =>
  (shop) => ({
    words: { ma_don: number, so_tien: formatDong(amount) },
    subject: `Đơn ${number}: đã hoàn ${formatDong(amount)}`,
    summary: toBalance ? 'Tiền đã vào số dư của bạn.' : 'Tiền về tài khoản đã chuyển, thường trong ngày làm việc.',
    heading: `Đã hoàn ${formatDong(amount)}`,
    parts: [
      {
        text: toBalance
          ? `${shop.name} đã cộng ${formatDong(amount)} của đơn ${number} vào số dư của bạn, dùng được ngay để trả đơn khác.`
          : `${shop.name} đã chuyển ${formatDong(amount)} của đơn ${number} về tài khoản mà bạn đã chuyển đi. Tiền thường về trong ngày làm việc, tuỳ ngân hàng.`,
      },
      { button: 'Xem đơn hàng', href: link },
    ],
  });

/** What becomes of part payments of a closed order. */
const refundOfParts = ({ received }: MailedOrder, shop: string): readonly MailPart[] =>
  received === 0
    ? []
    : [{ text: `${formatDong(received)} đã chuyển cho đơn này được hoàn lại; khi chuyển xong, ${shop} gửi thư báo.` }];

/** How an order was paid. `waived`: what the shop did without of the total; `surplus`: what came beyond it. */
export type MailedPayment = { readonly waived: Dong; readonly surplus: Dong; readonly isFromBalance: boolean };

/** Paid; the invoice is attached. */
export const paymentReceivedMail = (order: MailedOrder, { waived, surplus, isFromBalance }: MailedPayment): Mail => {
  const paid = formatDong(subtractDong(order.total, waived));
  const rest = waived === 0 ? '' : ` Phần còn thiếu ${formatDong(waived)} bạn không phải trả nữa.`;
  const { does, next } = effects[order.effect];
  const what = isFromBalance ? `đã trả ${paid} từ số dư` : `đã nhận ${paid}`;
  return (shop) => ({
    words: { ...orderWords(order), so_tien: paid },
    subject: `Đơn ${order.number}: ${what}`,
    summary: `Hoá đơn đính kèm thư này. ${does}.`,
    heading: isFromBalance ? `Đã trả ${paid} từ số dư` : `Đã nhận thanh toán ${paid}`,
    parts: [
      {
        text: isFromBalance
          ? `${shop.name} đã trừ ${paid} từ số dư của bạn để trả đơn ${order.number}.`
          : `Cảm ơn bạn. ${shop.name} đã nhận ${waived === 0 ? 'đủ ' : ''}${paid} cho đơn ${order.number}.${rest}`,
      },
      ...(surplus === 0
        ? []
        : [
            {
              text: `Bạn đã chuyển thừa ${formatDong(surplus)}. Khoản này được hoàn lại; khi chuyển xong, ${shop.name} gửi thư báo.`,
            },
          ]),
      orderLines(order),
      { text: `Hoá đơn giá trị gia tăng đính kèm thư này. ${does}${next}` },
      { button: 'Theo dõi đơn hàng', href: order.link },
    ],
    sms: `${shop.shortName}: ${what} cho đơn ${order.number}. ${does}.`,
  });
};

/** To the address that a company gave for its invoices; the invoice is attached. */
export const invoiceMail =
  (number: string, company: string): Mail =>
  () => ({
    words: { ma_don: number, cong_ty: company },
    subject: `Hoá đơn của đơn ${number}`,
    summary: `Hoá đơn giá trị gia tăng xuất cho ${company}, đính kèm thư này.`,
    heading: `Hoá đơn của đơn ${number}`,
    parts: [
      { text: `Hoá đơn giá trị gia tăng của đơn ${number}, xuất cho ${company}, đính kèm thư này.` },
      { text: 'Địa chỉ này được người đặt hàng ghi để nhận hoá đơn. Thư này không mở đơn hàng hay dịch vụ nào.' },
    ],
  });

/** Asked for by somebody who knows the order's number and address. */
export const orderLinkMail =
  (number: string, link: string): Mail =>
  () => ({
    subject: `Liên kết mở đơn hàng ${number}`,
    summary: 'Dùng được trong 90 ngày, trên mọi thiết bị.',
    heading: `Mở đơn hàng ${number}`,
    parts: [
      {
        text: `Bạn vừa yêu cầu liên kết để xem đơn hàng ${number}. Liên kết dùng được trong 90 ngày, trên mọi thiết bị:`,
      },
      { button: 'Mở đơn hàng', href: link },
      {
        text: 'Ai có liên kết này đều xem và thanh toán được đơn hàng. Bạn chỉ chuyển tiếp cho người bạn tin cậy; có thể thu hồi liên kết ngay trên trang đơn hàng.',
      },
      { note: 'Nếu bạn không yêu cầu, bạn có thể bỏ qua thư này.' },
    ],
  });

/** Closed before it was paid. `reason` may be empty. */
export const orderCancelledMail =
  (order: MailedOrder, reason: string): Mail =>
  (shop) => ({
    words: orderWords(order),
    subject: `Đơn ${order.number} đã huỷ`,
    summary: 'Bạn không phải thanh toán gì cho đơn này.',
    heading: `Đơn ${order.number} đã huỷ`,
    parts: [
      { text: `Đơn ${order.number} trị giá ${formatDong(order.total)} đã được huỷ. Bạn không phải thanh toán gì.` },
      ...(reason === '' ? [] : [{ facts: [['Lý do', reason]] as const }]),
      ...refundOfParts(order, shop.name),
      orderLines(order),
      { text: 'Tên miền trong đơn, nếu có, không còn được giữ cho bạn. Bạn có thể đặt lại bất cứ lúc nào.' },
    ],
  });

/** Closed by the shop, because nobody paid or changed it for so long. */
export const orderExpiredMail =
  (order: MailedOrder): Mail =>
  (shop) => ({
    words: orderWords(order),
    subject: `Đơn ${order.number} đã hết hạn thanh toán`,
    summary: 'Bạn không phải trả gì cho đơn này.',
    heading: `Đơn ${order.number} đã đóng`,
    parts: [
      {
        text: `Đơn ${order.number} trị giá ${formatDong(order.total)} đã tự đóng sau ${UNPAID_ORDER_DAYS} ngày chưa thanh toán${order.received === 0 ? '' : ' đủ'}. Bạn không phải trả gì.`,
      },
      ...refundOfParts(order, shop.name),
      orderLines(order),
      {
        text: 'Tên miền trong đơn, nếu có, không còn được giữ cho bạn. Vẫn cần dịch vụ, bạn đặt đơn mới bất cứ lúc nào.',
      },
      {
        note: 'Nếu bạn đã chuyển khoản cho đơn này, tiền không mất: khoản đến muộn được ghi nhận riêng để nhân viên đối chiếu và trả lại.',
      },
      { button: 'Xem đơn hàng', href: order.link },
    ],
  });
