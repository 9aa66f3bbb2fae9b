import { instalmentGrace } from '#core/ending-rules/grace.ts';
import { type Dong, formatDong } from '#core/shared/dong.ts';
import type { Mail, MailPart } from './mail.ts';

export type RemindedService = {
  readonly name: string;
  /** dd/MM/yyyy. */
  readonly day: string;
  readonly daysLeft: number;
  /** One more term, with VAT; null when it cannot be renewed as it is. */
  readonly price: Dong | null;
  /** After that day, unlike a domain. */
  readonly suspends: boolean;
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

export type ReminderContent = {
  readonly services: readonly RemindedService[];
  readonly dues: readonly RemindedInstalment[];
  /** URL where all of them can be paid together. */
  readonly link: string;
};

/** The subject is used when it is the only section. */
type Reminder = { readonly subject: string; readonly parts: readonly MailPart[] };

/** Days before the end of a service from which a reminder is urgent. */
const URGENT_DAYS = 3;

const describeDaysLeft = (daysLeft: number): string => (daysLeft === 0 ? 'hôm nay' : `sau ${daysLeft} ngày`);

const serviceReminder = ({ name, day, daysLeft, price, suspends, link }: RemindedService): Reminder => ({
  subject: `${name} hết hạn ${describeDaysLeft(daysLeft)}`,
  parts: [
    { text: `Dịch vụ ${name} hết hạn ${describeDaysLeft(daysLeft)}, vào ngày ${day}.` },
    ...(suspends ? [{ text: 'Sau ngày đó mà chưa gia hạn, dịch vụ tạm ngưng.' }] : []),
    ...(price === null ? [] : [{ text: `Gia hạn thêm một kỳ: ${formatDong(price)} (đã gồm VAT).` }]),
    { button: 'Gia hạn', href: link },
  ],
});

const instalmentReminder = ({ title, month, months, day, daysLeft, amount, link }: RemindedInstalment): Reminder => {
  const name = `Kỳ trả góp tháng ${month}/${months} của ${title}`;
  const over = daysLeft < 0;
  const when = over ? `đã quá hạn: ngày trả là ${day}.` : `đến hạn ${describeDaysLeft(daysLeft)}, vào ngày ${day}.`;
  return {
    subject: over ? `${name} đã quá hạn` : `${name} đến hạn ${describeDaysLeft(daysLeft)}`,
    parts: [
      { text: `${name} ${when}` },
      { text: `Số tiền kỳ này: ${formatDong(amount)} (đã gồm VAT).` },
      { text: `Quá hạn ${instalmentGrace.runs} ngày mà chưa trả, dịch vụ tạm ngưng.` },
      { button: 'Trả kỳ này', href: link },
    ],
  };
};

/** What, when, how much, and the link; with a short form when a service ends in three days or less. [SVC-01, INS-01] */
export const reminderMail =
  ({ services, dues, link }: ReminderContent): Mail =>
  (shop) => {
    const reminders = [...dues.map(instalmentReminder), ...services.map(serviceReminder)];
    const [first] = reminders;
    const several = reminders.length > 1;
    const subject = several || !first ? `Nhắc bạn ${reminders.length} khoản đến hạn` : first.subject;
    const urgent = services.filter(({ daysLeft }) => daysLeft <= URGENT_DAYS);
    const [next] = urgent;
    return {
      words: {},
      subject,
      summary: reminders.map((each) => each.subject).join(', '),
      heading: subject,
      parts: [
        ...reminders.flatMap(({ parts }) => parts),
        ...(several
          ? [{ text: 'Bạn thanh toán tất cả trong một đơn tại đây:' }, { button: 'Thanh toán tất cả', href: link }]
          : []),
        { note: 'Nếu bạn đã thanh toán, bạn có thể bỏ qua thư này.' },
      ],
      ...(next
        ? {
            sms: `${shop.shortName}: ${urgent.length > 1 ? `${urgent.length} dịch vụ` : next.name} hết hạn ${describeDaysLeft(next.daysLeft)}. Gia hạn: ${link}`,
          }
        : {}),
    };
  };
