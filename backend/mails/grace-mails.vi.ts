import type { GraceStep } from '#core/ending-rules/grace-steps.ts';
import type { EndingServiceMail } from './ending-mails.vi.ts';
import type { Mail, MailPart } from './mail.ts';

/** Days are dd/MM/yyyy. */
export type GraceMail = EndingServiceMail & {
  /** What is unpaid: another term, or this month of an instalment plan. */
  readonly unpaid: { readonly kind: 'term' } | { readonly kind: 'instalment'; readonly month: number };
  readonly dueDay: string;
  /** Last day on which it runs. */
  readonly runsUntil: string;
  /** Last day on which it can be paid. */
  readonly payableUntil: string;
  /** Last day of its data. */
  readonly keptUntil: string;
  /** Whether a member of the staff starts it again. */
  readonly isResumedByStaff: boolean;
};

/** When and why, as a sentence begins and as it ends. */
const whyOf = ({ name, unpaid, dueDay }: GraceMail): readonly [string, string] =>
  unpaid.kind === 'term'
    ? [`Dịch vụ ${name} hết hạn ngày ${dueDay} mà chưa được gia hạn`, 'chưa gia hạn']
    : [`Kỳ trả góp tháng ${unpaid.month} của ${name} đến hạn ngày ${dueDay} mà chưa được trả`, 'chưa trả góp'];

const buttonOf = ({ unpaid, link }: GraceMail): MailPart => ({
  button: unpaid.kind === 'term' ? 'Gia hạn' : 'Trả kỳ này',
  href: link,
});

/** How it runs again, as a sentence goes on. */
const resumedOf = ({ isResumedByStaff }: GraceMail): string =>
  isResumedByStaff ? 'nhân viên cửa hàng cho dịch vụ chạy lại sau khi tiền vào' : 'dịch vụ chạy lại ngay khi tiền vào';

const paidAlready: MailPart = { note: 'Nếu bạn đã thanh toán, bạn có thể bỏ qua thư này.' };

const announcedMail =
  (facts: GraceMail): Mail =>
  () => {
    const [sentence, why] = whyOf(facts);
    const { name, product, runsUntil, payableUntil } = facts;
    return {
      words: { dich_vu: name, ngay: runsUntil },
      subject: `${name} sắp tạm ngưng vì ${why}`,
      summary: `Dịch vụ chạy đến hết ngày ${runsUntil}.`,
      heading: `${name} sắp tạm ngưng`,
      parts: [
        { text: `${sentence}. Dịch vụ chạy đến hết ngày ${runsUntil} rồi tạm ngưng.` },
        {
          facts: [
            ['Dịch vụ', product],
            ['Chạy đến hết ngày', runsUntil],
            ['Kết thúc nếu sau ngày này vẫn chưa thanh toán', payableUntil],
          ],
        },
        buttonOf(facts),
        paidAlready,
      ],
    };
  };

const suspendedMail =
  (facts: GraceMail): Mail =>
  (shop) => {
    const [sentence, why] = whyOf(facts);
    const { name, product, payableUntil } = facts;
    return {
      words: { dich_vu: name, ngay: payableUntil },
      subject: `${name} đã tạm ngưng vì ${why}`,
      summary: `Dữ liệu còn nguyên. Bạn thanh toán chậm nhất ngày ${payableUntil}, ${resumedOf(facts)}.`,
      heading: `${name} đã tạm ngưng`,
      parts: [
        { text: `${sentence}, nên dịch vụ đã tạm ngưng. Dữ liệu còn nguyên, ${resumedOf(facts)}.` },
        {
          facts: [
            ['Dịch vụ', product],
            ['Thanh toán chậm nhất ngày', payableUntil],
          ],
        },
        { text: `Sau ngày ${payableUntil}, dịch vụ kết thúc và không mở lại được.` },
        buttonOf(facts),
        paidAlready,
      ],
      sms: `${shop.shortName}: ${name} đã tạm ngưng vì ${why}. Thanh toán trước hết ngày ${payableUntil} để chạy lại: ${facts.link}`,
    };
  };

const warnedMail =
  (facts: GraceMail): Mail =>
  (shop) => {
    const [sentence] = whyOf(facts);
    const { name, product, payableUntil } = facts;
    return {
      words: { dich_vu: name, ngay: payableUntil },
      subject: `${name} sẽ kết thúc sau ngày ${payableUntil}`,
      summary: 'Đây là thư nhắc cuối cùng trước khi dịch vụ kết thúc.',
      heading: `${name} sẽ kết thúc sau ngày ${payableUntil}`,
      parts: [
        { text: `${sentence}. Dịch vụ đang tạm ngưng và sẽ kết thúc sau ngày ${payableUntil}.` },
        {
          facts: [
            ['Dịch vụ', product],
            ['Thanh toán chậm nhất ngày', payableUntil],
          ],
        },
        { text: 'Dịch vụ đã kết thúc thì không mở lại được. Đây là thư nhắc cuối cùng.' },
        buttonOf(facts),
        paidAlready,
      ],
      sms: `${shop.shortName}: ${name} sẽ kết thúc sau ngày ${payableUntil}. Thanh toán để giữ lại: ${facts.link}`,
    };
  };

const endedMail =
  (facts: GraceMail): Mail =>
  () => {
    const [sentence, why] = whyOf(facts);
    const { name, product, keptUntil, link, phone } = facts;
    return {
      words: { dich_vu: name, ngay: keptUntil },
      subject: `${name} đã kết thúc vì ${why}`,
      summary: `Dữ liệu được giữ đến hết ngày ${keptUntil}.`,
      heading: `${name} đã kết thúc`,
      parts: [
        { text: `${sentence}, nên dịch vụ đã kết thúc.` },
        {
          facts: [
            ['Dịch vụ', product],
            ['Dữ liệu giữ đến hết ngày', keptUntil],
          ],
        },
        { button: 'Mở trang dịch vụ', href: link },
        { note: `Cần lấy lại dữ liệu, bạn gọi ${phone} trước khi hết ngày đó.` },
      ],
    };
  };

const mailOf: Readonly<Record<GraceStep, (facts: GraceMail) => Mail>> = {
  announce: announcedMail,
  suspend: suspendedMail,
  warn: warnedMail,
  end: endedMail,
};

/** Of the step that was just taken about what is unpaid. */
export const graceMail = (facts: GraceMail, step: GraceStep): Mail => mailOf[step](facts);

/** The staff stopped it, with their reason. */
export const serviceHeldMail =
  ({ name, product, link, phone }: EndingServiceMail, reason: string): Mail =>
  (shop) => ({
    words: { dich_vu: name },
    subject: `${name} đã tạm ngưng`,
    summary: reason,
    heading: `${name} đã tạm ngưng`,
    parts: [
      { text: `${shop.name} đã tạm ngưng dịch vụ ${name}. Dữ liệu còn nguyên.` },
      {
        facts: [
          ['Dịch vụ', product],
          ['Lý do', reason],
        ],
      },
      { button: 'Mở trang dịch vụ', href: link },
      { note: `Bạn chưa rõ hoặc chưa đồng ý thì gọi ${phone}.` },
    ],
  });

/** The staff gave it back, with their reason; it runs unless something is unpaid. */
export const serviceReleasedMail =
  (
    { name, product, link }: EndingServiceMail,
    { reason, runs }: { readonly reason: string; readonly runs: boolean },
  ): Mail =>
  (shop) => ({
    words: { dich_vu: name },
    subject: runs ? `${name} đã chạy lại` : `${name} đã được mở, còn khoản chưa thanh toán`,
    summary: reason,
    heading: runs ? `${name} đã chạy lại` : `${name} còn khoản chưa thanh toán`,
    parts: [
      {
        text: runs
          ? `${shop.name} đã mở lại dịch vụ ${name}.`
          : `${shop.name} không còn tạm ngưng dịch vụ ${name}, nhưng dịch vụ còn khoản chưa thanh toán. Bạn thanh toán thì dịch vụ chạy lại.`,
      },
      {
        facts: [
          ['Dịch vụ', product],
          ['Lý do', reason],
        ],
      },
      { button: 'Mở trang dịch vụ', href: link },
    ],
  });
