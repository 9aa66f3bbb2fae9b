import type { EndingServiceMail } from './ending-mails.vi.ts';
import type { Mail } from './mail.ts';

/** What the staff gave a service, and why. */
export type GivenDays = { readonly days: number; readonly reason: string };

/** In the log of the service. */
export const describeGivenDays = ({ days, reason }: GivenDays): string => `${days} ngày, ${reason}`;

/** The staff gave a service days; `endDay` of the facts is the new one. `runs`: false while something else stops it. */
export const daysGivenMail =
  (
    { name, product, endDay, link }: EndingServiceMail,
    { days, reason, runs }: GivenDays & { readonly runs: boolean },
  ): Mail =>
  (shop) => ({
    words: { dich_vu: name, ngay: endDay },
    subject: `${name} được thêm ${days} ngày, tới ${endDay}`,
    summary: reason,
    heading: `${name} được thêm ${days} ngày`,
    parts: [
      {
        text: runs
          ? `${shop.name} thêm ${days} ngày sử dụng cho dịch vụ ${name}. Bạn không phải trả tiền cho những ngày này.`
          : `${shop.name} thêm ${days} ngày sử dụng cho dịch vụ ${name}. Dịch vụ vẫn tạm ngưng vì việc khác, trang dịch vụ nói rõ.`,
      },
      {
        facts: [
          ['Dịch vụ', product],
          ['Lý do', reason],
          ['Hạn mới', endDay],
        ],
      },
      { button: 'Mở trang dịch vụ', href: link },
      { note: 'Mỗi lần gia hạn sau này vẫn tính từ kỳ đã trả, rồi cộng thêm số ngày được tặng.' },
    ],
  });
