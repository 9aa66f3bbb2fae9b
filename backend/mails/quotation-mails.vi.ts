import { type Dong, formatDong } from '#core/shared/dong.ts';
import type { Mail } from './mail.ts';

type MailedQuotation = {
  readonly number: string;
  /** As they typed their name, without signs. */
  readonly sender: string;
  readonly seller: string;
  /** With VAT. */
  readonly total: Dong;
  /** Its prices are valid until then. */
  readonly until: string;
  readonly link: string;
};

/** To somebody whom a visitor named; the quotation is attached. */
export const quotationMail =
  ({ number, sender, seller, total, until, link }: MailedQuotation): Mail =>
  (shop) => ({
    words: { ma_bao_gia: number, tong_tien: formatDong(total) },
    subject: `Báo giá ${number} của ${shop.name}`,
    summary: `${sender} gửi bạn báo giá ${formatDong(total)}, đính kèm thư này.`,
    heading: `Báo giá ${number}`,
    parts: [
      { text: `${sender} nhờ ${shop.name} gửi bạn báo giá này. Bản PDF đính kèm thư.` },
      {
        facts: [
          ['Đơn vị báo giá', seller],
          ['Tổng cộng (đã gồm VAT)', formatDong(total)],
          ['Giá được giữ đến', until],
        ],
      },
      { button: 'Xem báo giá và đặt hàng', href: link },
      {
        note: `Tên người gửi do họ tự ghi, ${shop.name} không xác minh. Bạn không nhận thêm thư nào vì thư này, và địa chỉ của bạn không được lưu lại.`,
      },
    ],
  });
