import { type Dong, formatDong } from '#core/shared/dong.ts';
import type { Mail } from './mail.ts';

/** A service whose owner wanted it renewed from the balance, which is short; amounts in đồng with VAT. */
export type ShortBalance = {
  readonly name: string;
  /** dd/MM/yyyy. */
  readonly endDay: string;
  readonly price: Dong;
  readonly balance: Dong;
  /** Where money is paid in, and where the service is renewed by hand. */
  readonly topUpLink: string;
  readonly serviceLink: string;
};

/** Once per term. [SVC-01] */
export const shortBalanceMail =
  ({ name, endDay, price, balance, topUpLink, serviceLink }: ShortBalance): Mail =>
  (shop) => ({
    words: { dich_vu: name, ngay: endDay, so_tien: formatDong(price) },
    subject: `Số dư không đủ để tự gia hạn ${name}`,
    summary: `Kỳ tới giá ${formatDong(price)}, số dư đang có ${formatDong(balance)}.`,
    heading: `Số dư không đủ để tự gia hạn ${name}`,
    parts: [
      {
        text: `Bạn đã bật tự gia hạn từ số dư cho dịch vụ ${name}. Dịch vụ hết hạn ngày ${endDay}, số dư hiện không đủ cho kỳ tới và các dịch vụ hết hạn trước nó.`,
      },
      {
        facts: [
          ['Giá kỳ tới, đã gồm VAT', formatDong(price)],
          ['Số dư đang có', formatDong(balance)],
          ['Hạn dùng', endDay],
        ],
      },
      { button: 'Nạp số dư', href: topUpLink },
      { text: 'Nạp đủ trước hạn thì dịch vụ tự gia hạn. Bạn cũng có thể gia hạn bằng tay:' },
      { button: 'Gia hạn bằng tay', href: serviceLink },
    ],
    sms: `${shop.shortName}: Số dư không đủ để tự gia hạn ${name} (hết hạn ${endDay}). Nạp: ${topUpLink}`,
  });
