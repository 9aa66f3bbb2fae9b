import type { Mail } from './mail.ts';

/** No advertisement: the reader asked for this one mail. [CAT-10, Nghị định 91/2020/NĐ-CP, điều 3] */
export const stockAlertMail =
  ({ title, href }: { readonly title: string; readonly href: string }): Mail =>
  () => ({
    words: { san_pham: title },
    subject: `${title} đã có lại`,
    summary: 'Gói bạn chờ vừa đặt được trở lại.',
    heading: `${title} đã có lại`,
    parts: [
      {
        text: `Bạn đã nhờ báo khi gói ${title} có lại. Gói vừa đặt được trở lại; số chỗ có hạn và không giữ riêng cho ai.`,
      },
      { button: 'Xem gói', href },
      { text: 'Đây là thư duy nhất cho yêu cầu này; địa chỉ của bạn đã được xoá khỏi danh sách chờ.' },
    ],
  });
