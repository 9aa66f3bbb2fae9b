import { type Dong, formatDong } from '#core/shared/dong.ts';
import type { Mail } from './mail.ts';

export type EndingServiceMail = {
  readonly name: string;
  readonly product: string;
  /** dd/MM/yyyy: last day of its term. */
  readonly endDay: string;
  /** Page of the service, or of its order. */
  readonly link: string;
  /** Where a person answers. */
  readonly phone: string;
};

/** It is not renewed; until then it can be kept. `keptUntil`: dd/MM/yyyy, the last day of its data. */
export const serviceCancelledMail =
  ({ name, product, endDay, link }: EndingServiceMail, keptUntil: string): Mail =>
  () => ({
    words: { dich_vu: name, ngay: endDay },
    subject: `${name} kết thúc vào ngày ${endDay}`,
    summary: 'Bạn đã huỷ dịch vụ vào cuối kỳ. Bạn đổi ý được cho đến khi hết kỳ.',
    heading: `${name} kết thúc vào ngày ${endDay}`,
    parts: [
      { text: `Bạn đã huỷ dịch vụ ${name} vào cuối kỳ. Dịch vụ chạy bình thường đến hết ngày ${endDay}.` },
      {
        facts: [
          ['Dịch vụ', product],
          ['Chạy đến hết ngày', endDay],
          ['Dữ liệu giữ đến hết ngày', keptUntil],
        ],
      },
      { text: 'Bạn chép dữ liệu ra trước khi dịch vụ kết thúc. Đổi ý thì bạn bấm Giữ dịch vụ ở trang dịch vụ.' },
      { button: 'Mở trang dịch vụ', href: link },
      { note: 'Nếu bạn không huỷ dịch vụ này, bạn mở trang dịch vụ, giữ lại và đổi mật khẩu tài khoản.' },
    ],
  });

/** Its owner wanted no other term, and the term is over. `keptUntil`: dd/MM/yyyy, the last day of its data. */
export const serviceEndedMail =
  ({ name, product, endDay, link, phone }: EndingServiceMail, keptUntil: string): Mail =>
  () => ({
    words: { dich_vu: name, ngay: endDay },
    subject: `${name} đã kết thúc`,
    summary: 'Dịch vụ đã dừng theo yêu cầu huỷ khi hết kỳ của bạn.',
    heading: `${name} đã kết thúc`,
    parts: [
      { text: `Dịch vụ ${name} đã dừng sau ngày ${endDay}, vì bạn đã huỷ khi hết kỳ.` },
      {
        facts: [
          ['Dịch vụ', product],
          ['Dữ liệu giữ đến hết ngày', keptUntil],
        ],
      },
      { button: 'Mở trang dịch vụ', href: link },
      { note: `Cần lấy lại dữ liệu, bạn gọi ${phone} trước ngày đó.` },
    ],
  });

/** Waits for the staff; the service runs on. */
export const refundAskedMail =
  ({ name, product, link, phone }: EndingServiceMail, amount: Dong): Mail =>
  (shop) => ({
    words: { dich_vu: name, so_tien: formatDong(amount) },
    subject: `Đã nhận yêu cầu hoàn ${formatDong(amount)} cho ${name}`,
    summary: 'Dịch vụ vẫn chạy cho đến khi cửa hàng xác nhận.',
    heading: 'Đã nhận yêu cầu huỷ và hoàn tiền',
    parts: [
      { text: `${shop.name} đã nhận yêu cầu huỷ ngay dịch vụ ${name}.` },
      {
        facts: [
          ['Dịch vụ', product],
          ['Số tiền hoàn (đã gồm VAT)', formatDong(amount)],
        ],
      },
      {
        text: 'Dịch vụ vẫn chạy cho đến khi nhân viên xác nhận, bạn chép dữ liệu ra trong lúc này. Kết quả được gửi bằng thư.',
      },
      { button: 'Mở trang dịch vụ', href: link },
      { note: `Nếu bạn không yêu cầu, bạn gọi ${phone} ngay.` },
    ],
  });

/** The service was stopped; the money is on its way. */
export const refundConfirmedMail =
  ({ name, product, link }: EndingServiceMail, amount: Dong): Mail =>
  (shop) => ({
    words: { dich_vu: name, so_tien: formatDong(amount) },
    subject: `${name} đã huỷ, hoàn ${formatDong(amount)}`,
    summary: 'Tiền về tài khoản của bạn trong 3 đến 5 ngày làm việc.',
    heading: `Yêu cầu hoàn ${formatDong(amount)} được chấp nhận`,
    parts: [
      { text: `Dịch vụ ${name} đã dừng theo yêu cầu của bạn.` },
      {
        facts: [
          ['Dịch vụ', product],
          ['Số tiền hoàn (đã gồm VAT)', formatDong(amount)],
        ],
      },
      {
        text: 'Tiền được chuyển về tài khoản bạn đã ghi trong 3 đến 5 ngày làm việc. Khi tiền đã chuyển, bạn nhận một thư kèm hoá đơn điều chỉnh giảm.',
      },
      { button: 'Mở trang dịch vụ', href: link },
    ],
    sms: `${shop.shortName}: ${name} đã huỷ, hoàn ${formatDong(amount)} trong 3 đến 5 ngày làm việc.`,
  });

/** Staff give money back, and the service runs on. */
export const refundPartMail =
  ({ name, product, endDay, link }: EndingServiceMail, amount: Dong): Mail =>
  (shop) => ({
    words: { dich_vu: name, so_tien: formatDong(amount) },
    subject: `Hoàn ${formatDong(amount)} cho ${name}`,
    summary: 'Dịch vụ vẫn chạy. Tiền về tài khoản của bạn trong 3 đến 5 ngày làm việc.',
    heading: `${shop.name} hoàn ${formatDong(amount)} cho bạn`,
    parts: [
      { text: `Dịch vụ ${name} vẫn chạy đến ${endDay} như cũ.` },
      {
        facts: [
          ['Dịch vụ', product],
          ['Số tiền hoàn (đã gồm VAT)', formatDong(amount)],
        ],
      },
      {
        text: 'Tiền được chuyển về tài khoản bạn đã cho biết trong 3 đến 5 ngày làm việc. Khi tiền đã chuyển, bạn nhận một thư kèm hoá đơn điều chỉnh giảm.',
      },
      { button: 'Mở trang dịch vụ', href: link },
    ],
  });

/** Of an invoice that lowers another; both as they are named, such as «1C26TCM số 12». */
export type AdjustmentMail = { readonly number: string; readonly adjusted: string; readonly amount: Dong };

/** The money was sent; the invoice that lowers the first one is attached. */
export const refundPaidMail =
  ({ name, product, link }: EndingServiceMail, { number, adjusted, amount }: AdjustmentMail): Mail =>
  (shop) => ({
    subject: `Đã chuyển tiền hoàn của ${name}, kèm hoá đơn điều chỉnh`,
    summary: `Hoá đơn ${number} điều chỉnh giảm ${formatDong(amount)} cho hoá đơn ${adjusted}.`,
    heading: `Đã chuyển tiền hoàn của ${name}`,
    parts: [
      { text: `${shop.name} đã chuyển tiền hoàn về tài khoản bạn đã ghi. Hoá đơn điều chỉnh giảm đính kèm thư này.` },
      {
        facts: [
          ['Dịch vụ', product],
          ['Hoá đơn điều chỉnh', number],
          ['Điều chỉnh giảm cho', adjusted],
          ['Số tiền hoàn (đã gồm VAT)', formatDong(amount)],
        ],
      },
      { button: 'Mở trang dịch vụ', href: link },
    ],
  });

/** The service runs on until the end of its term. */
export const refundRefusedMail =
  ({ name, endDay, link, phone }: EndingServiceMail, reason: string): Mail =>
  (shop) => ({
    words: { dich_vu: name, ngay: endDay },
    subject: `Chưa hoàn tiền được cho ${name}`,
    summary: `Dịch vụ vẫn chạy đến hết ngày ${endDay}.`,
    heading: `Chưa hoàn tiền được cho ${name}`,
    parts: [
      { text: `${shop.name} đã xem yêu cầu huỷ và hoàn tiền dịch vụ ${name} và chưa thực hiện được.` },
      { facts: [['Lý do', reason]] },
      {
        text: `Dịch vụ vẫn chạy đến hết ngày ${endDay} rồi kết thúc. Muốn dùng tiếp, bạn bấm Giữ dịch vụ ở trang dịch vụ.`,
      },
      { button: 'Mở trang dịch vụ', href: link },
      { note: `Bạn chưa đồng ý với kết quả này thì gọi ${phone}.` },
    ],
  });
