import type { Message } from '#backend/outbox/service.ts';
import { type Dong, formatDong } from '#core/shared/dong.ts';

const SHOP = 'Cửa Hàng Mây';

type Reminded = {
  readonly name: string;
  /** dd/MM/yyyy. */
  readonly day: string;
  readonly daysLeft: number;
  /** What another term costs with VAT; null where it cannot be renewed as it is. */
  readonly price: Dong | null;
  /** Where the customer renews it. */
  readonly link: string;
};

const whenOf = (daysLeft: number): string => (daysLeft === 0 ? 'hôm nay' : `sau ${daysLeft} ngày`);

/** Tells a customer that a service ends, what another term costs, and where he renews it. [SVC-01] */
export const reminderMessage = (recipient: string, { name, day, daysLeft, price, link }: Reminded): Message => ({
  channel: 'email',
  to: recipient,
  subject: `${name} hết hạn ${whenOf(daysLeft)}`,
  text: [
    'Chào bạn,',
    `Dịch vụ ${name} hết hạn ${whenOf(daysLeft)}, vào ngày ${day}.`,
    ...(price === null ? [] : [`Gia hạn thêm một kỳ: ${formatDong(price)} (đã gồm VAT).`]),
    `Bạn gia hạn tại đây:\n${link}`,
    'Nếu bạn đã gia hạn, bạn có thể bỏ qua thư này.',
    SHOP,
  ].join('\n\n'),
});
