import type { Mail } from './mail.ts';

const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => ({ text: paragraph.trim() }))
    .filter((part) => part.text !== '');

/** What a member wrote to somebody who asked for advice. */
export const consultationReplyMail =
  ({ name, subject, text }: { readonly name: string; readonly subject: string; readonly text: string }): Mail =>
  (shop) => ({
    words: { ten: name, chu_de: subject },
    subject: `${shop.name} trả lời: ${subject}`,
    summary: text.slice(0, 120),
    heading: `Chào ${name},`,
    parts: paragraphsOf(text),
  });

/** What a member tells the customer of these services. */
export const serviceNoticeMail =
  ({
    name,
    services,
    subject,
    text,
  }: {
    readonly name: string;
    /** By name, at least one. */
    readonly services: readonly string[];
    readonly subject: string;
    readonly text: string;
  }): Mail =>
  () => ({
    subject,
    summary: text.slice(0, 120),
    heading: name === '' ? 'Chào bạn,' : `Chào ${name},`,
    parts: [...paragraphsOf(text), { note: `Thư này nói về: ${services.join(', ')}.` }],
  });

/** What a member answered to a request of a customer, who goes on at `href`. */
export const supportAnswerMail =
  ({
    name,
    number,
    title,
    text,
    files,
    href,
    isAnsweredByMail,
  }: {
    readonly name: string;
    readonly number: string;
    readonly title: string;
    readonly text: string;
    /** Names of the files that wait on the page. */
    readonly files: readonly string[];
    readonly href: string;
    /** Whether an answer to the mail comes into the request. */
    readonly isAnsweredByMail: boolean;
  }): Mail =>
  () => ({
    words: { ten: name, ma_yeu_cau: number, chu_de: title },
    subject: `${number}: ${title}`,
    summary: text.slice(0, 120),
    heading: name === '' ? 'Cửa hàng đã trả lời bạn' : `Chào ${name},`,
    parts: [
      ...paragraphsOf(text),
      ...(files.length === 0 ? [] : [{ text: `Tệp kèm theo, tải ở trang yêu cầu: ${files.join(', ')}.` }]),
      { button: 'Xem và viết tiếp', href },
      {
        note: isAnsweredByMail
          ? `Yêu cầu ${number}. Bạn trả lời thư này hoặc viết tiếp trên trang.`
          : `Yêu cầu ${number}. Bạn viết tiếp trên trang, vì thư trả lời địa chỉ này không vào yêu cầu.`,
      },
    ],
  });
