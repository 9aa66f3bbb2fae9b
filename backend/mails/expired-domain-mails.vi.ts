import type { DomainExpiryStep } from '#core/domain-control/expiry.ts';
import type { EndingServiceMail } from './ending-mails.vi.ts';
import type { Mail, MailPart } from './mail.ts';

/** Days are dd/MM/yyyy. */
export type ExpiredDomainMail = EndingServiceMail & {
  /** Last day on which it is renewed at the usual price. */
  readonly renewableUntil: string;
};

const renewed: MailPart = { note: 'Nếu bạn đã gia hạn, bạn có thể bỏ qua thư này.' };

const expiredMail =
  ({ name, endDay, renewableUntil, link }: ExpiredDomainMail): Mail =>
  (shop) => ({
    words: { ten_mien: name, ngay: renewableUntil },
    subject: `Tên miền ${name} đã hết hạn`,
    summary: `Gia hạn với giá thường đến hết ngày ${renewableUntil}.`,
    heading: `Tên miền ${name} đã hết hạn`,
    parts: [
      {
        text: `Tên miền ${name} hết hạn ngày ${endDay} mà chưa được gia hạn. Website và email của nó có thể ngừng bất cứ lúc nào.`,
      },
      { facts: [['Gia hạn với giá thường đến hết ngày', renewableUntil]] },
      { button: 'Gia hạn', href: link },
      renewed,
    ],
    sms: `${shop.shortName}: tên miền ${name} đã hết hạn. Gia hạn đến hết ngày ${renewableUntil}: ${link}`,
  });

const lastDaysMail =
  ({ name, endDay, renewableUntil, link, phone }: ExpiredDomainMail): Mail =>
  (shop) => ({
    words: { ten_mien: name, ngay: renewableUntil },
    subject: `${renewableUntil} là ngày cuối gia hạn ${name}`,
    summary: 'Sau ngày đó, bạn có thể mất tên miền.',
    heading: `Ngày cuối gia hạn ${name}: ${renewableUntil}`,
    parts: [
      {
        text: `Tên miền ${name} hết hạn ngày ${endDay}. Sau ngày ${renewableUntil}, ${shop.name} không gia hạn được nữa và bạn có thể mất tên miền.`,
      },
      { button: 'Gia hạn', href: link },
      { note: `Cần giúp, bạn gọi ${phone}.` },
      renewed,
    ],
    sms: `${shop.shortName}: ${renewableUntil} là ngày cuối gia hạn tên miền ${name}: ${link}`,
  });

const redemptionMail =
  ({ name, endDay, link, phone }: ExpiredDomainMail): Mail =>
  (shop) => ({
    words: { ten_mien: name },
    subject: `Tên miền ${name} chỉ còn chuộc lại được`,
    summary: `Gọi ${phone} để biết phí chuộc.`,
    heading: `${name} chỉ còn chuộc lại được`,
    parts: [
      {
        text: `Tên miền ${name} hết hạn ngày ${endDay} và không còn gia hạn với giá thường. Nhà đăng ký còn trả lại tên miền trong khoảng 30 ngày, với phí chuộc và phí gia hạn.`,
      },
      { text: `Muốn chuộc lại, bạn gọi ${phone} càng sớm càng tốt. ${shop.name} báo phí trước khi làm.` },
      { button: 'Mở trang tên miền', href: link },
    ],
  });

const endedMail =
  ({ name, endDay, phone }: ExpiredDomainMail): Mail =>
  () => ({
    words: { ten_mien: name },
    subject: `Tên miền ${name} đã kết thúc vì chưa gia hạn`,
    summary: 'Không gia hạn và không chuộc lại được nữa.',
    heading: `Tên miền ${name} đã kết thúc`,
    parts: [
      {
        text: `Tên miền ${name} hết hạn ngày ${endDay} và không được gia hạn, nên không giữ lại được nữa. Khi cơ quan quản lý xoá xong, ai cũng đăng ký được.`,
      },
      { note: `Muốn đăng ký lại tên miền này, bạn gọi ${phone}.` },
    ],
  });

const mailOf: Readonly<Record<DomainExpiryStep, (facts: ExpiredDomainMail) => Mail>> = {
  expired: expiredMail,
  'last-days': lastDaysMail,
  redemption: redemptionMail,
  end: endedMail,
};

/** Of the step that a domain without renewal has come to. */
export const expiredDomainMail = (facts: ExpiredDomainMail, step: DomainExpiryStep): Mail => mailOf[step](facts);
