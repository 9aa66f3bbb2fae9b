import { buildMessage, type Message } from '#backend/outbox/service.ts';
import { formatDate } from '#core/shared/calendar.ts';

/** `endDate`: expiry, ms since 1970 UTC. */
export const buildArrivalMessage = (to: string, domain: string, endDate: number): Message =>
  buildMessage(to, `Tên miền ${domain} đã chuyển về`, [
    `${domain} đã chuyển về Cửa Hàng Mây và được cộng thêm một năm, đến ngày ${formatDate(endDate)}.`,
    'Máy chủ tên không đổi, nên website và email chạy như trước.',
  ]);

export const buildRejectionMessage = (to: string, domain: string, reason: string): Message =>
  buildMessage(to, `Chưa chuyển được tên miền ${domain}`, [
    `${domain} chưa chuyển về được. Lý do: ${reason}`,
    'Tên miền vẫn ở nơi đang giữ. Nhân viên liên hệ với bạn để hoàn tiền, mã chuyển đã được xoá khỏi hệ thống.',
  ]);
