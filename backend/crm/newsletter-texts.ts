import type { Message } from '#backend/outbox/service.ts';

const SHOP = 'Cửa Hàng Mây';

/** No advertisement, therefore without a [QC] label. [Nghị định 91/2020/NĐ-CP, điều 3] */
export const buildConfirmationMessage = (
  email: string,
  agreed: string,
  links: { readonly confirm: string; readonly unsubscribe: string },
): Message => ({
  channel: 'email',
  to: email,
  subject: `Xác nhận nhận bản tin ${SHOP}`,
  text: [
    'Chào bạn,',
    `Địa chỉ này vừa được dùng để đăng ký nhận bản tin của ${SHOP}, với sự đồng ý:\n«${agreed}»`,
    `Để bắt đầu nhận bản tin, bạn mở đường dẫn này và bấm xác nhận, trong 7 ngày:\n${links.confirm}`,
    'Nếu không phải bạn đăng ký, bạn bỏ qua thư này: không có thư nào khác được gửi.',
    `Huỷ nhận bản tin:\n${links.unsubscribe}`,
    SHOP,
  ].join('\n\n'),
});
