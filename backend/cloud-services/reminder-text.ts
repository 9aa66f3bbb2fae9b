import { buildMessage, type Message } from '#backend/outbox/service.ts';
import { type Dong, formatDong } from '#core/shared/dong.ts';

export type RemindedService = {
  readonly name: string;
  /** dd/MM/yyyy. */
  readonly day: string;
  readonly daysLeft: number;
  /** One more term, with VAT; null when it cannot be renewed as it is. */
  readonly price: Dong | null;
  readonly link: string;
};

export type RemindedInstalment = {
  readonly title: string;
  readonly month: number;
  readonly months: number;
  /** dd/MM/yyyy. */
  readonly day: string;
  /** Negative when overdue. */
  readonly daysLeft: number;
  /** With VAT. */
  readonly amount: Dong;
  readonly link: string;
};

type ReminderContent = {
  readonly services: readonly RemindedService[];
  readonly dues: readonly RemindedInstalment[];
  /** URL where all of them can be paid together. */
  readonly link: string;
};

/** The subject is used when it is the only section. */
type ReminderPart = { readonly subject: string; readonly text: readonly string[] };

const describeDaysLeft = (daysLeft: number): string => (daysLeft === 0 ? 'hôm nay' : `sau ${daysLeft} ngày`);

const serviceReminder = ({ name, day, daysLeft, price, link }: RemindedService): ReminderPart => ({
  subject: `${name} hết hạn ${describeDaysLeft(daysLeft)}`,
  text: [
    `Dịch vụ ${name} hết hạn ${describeDaysLeft(daysLeft)}, vào ngày ${day}.`,
    ...(price === null ? [] : [`Gia hạn thêm một kỳ: ${formatDong(price)} (đã gồm VAT).`]),
    `Bạn gia hạn tại đây:\n${link}`,
  ],
});

const instalmentReminder = ({
  title,
  month,
  months,
  day,
  daysLeft,
  amount,
  link,
}: RemindedInstalment): ReminderPart => {
  const name = `Kỳ trả góp tháng ${month}/${months} của ${title}`;
  const over = daysLeft < 0;
  return {
    subject: over ? `${name} đã quá hạn` : `${name} đến hạn ${describeDaysLeft(daysLeft)}`,
    text: [
      over
        ? `${name} đã quá hạn: ngày trả là ${day}.`
        : `${name} đến hạn ${describeDaysLeft(daysLeft)}, vào ngày ${day}.`,
      `Số tiền kỳ này: ${formatDong(amount)} (đã gồm VAT).`,
      `Bạn trả kỳ này tại đây:\n${link}`,
    ],
  };
};

/** What, when, how much, and the link. [SVC-01, INS-01] */
export const buildReminderMessage = (recipient: string, { services, dues, link }: ReminderContent): Message => {
  const parts = [...dues.map(instalmentReminder), ...services.map(serviceReminder)];
  const [first] = parts;
  const several = parts.length > 1;
  return buildMessage(recipient, several || !first ? `Nhắc bạn ${parts.length} khoản đến hạn` : first.subject, [
    ...parts.flatMap(({ text }) => text),
    ...(several ? [`Bạn thanh toán tất cả trong một đơn tại đây:\n${link}`] : []),
    'Nếu bạn đã thanh toán, bạn có thể bỏ qua thư này.',
  ]);
};
