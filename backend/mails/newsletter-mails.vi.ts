import type { Mail } from './mail.ts';

/** No advertisement, therefore without a [QC] label. [Nghị định 91/2020/NĐ-CP, điều 3] */
export const newsletterConfirmationMail =
  (agreed: string, links: { readonly confirm: string; readonly unsubscribe: string }): Mail =>
  (shop) => ({
    subject: `Xác nhận nhận bản tin ${shop.name}`,
    summary: 'Bấm xác nhận trong 7 ngày để bắt đầu nhận bản tin.',
    heading: 'Xác nhận nhận bản tin',
    parts: [
      { text: `Địa chỉ này vừa được dùng để đăng ký nhận bản tin của ${shop.name}, với sự đồng ý:\n“${agreed}”` },
      { text: 'Để bắt đầu nhận bản tin, bạn mở liên kết này và bấm xác nhận, trong 7 ngày:' },
      { button: 'Xác nhận đăng ký', href: links.confirm },
      { text: 'Nếu không phải bạn đăng ký, bạn bỏ qua thư này: không có thư nào khác được gửi.' },
      { link: 'Huỷ nhận bản tin:', href: links.unsubscribe },
    ],
  });
