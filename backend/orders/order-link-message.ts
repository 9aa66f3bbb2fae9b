import { buildMessage, type Message } from '#backend/outbox/service.ts';

export const orderLinkMessage = (to: string, number: string, link: string): Message =>
  buildMessage(to, `Liên kết mở đơn hàng ${number}`, [
    `Bạn vừa yêu cầu liên kết để xem đơn hàng ${number}. Liên kết dùng được trong 90 ngày, trên mọi thiết bị:`,
    link,
    'Ai có liên kết này đều xem và thanh toán được đơn hàng. Bạn chỉ chuyển tiếp cho người bạn tin cậy; có thể thu hồi liên kết ngay trên trang đơn hàng.',
    'Nếu không phải bạn yêu cầu, bạn bỏ qua thư này.',
  ]);
