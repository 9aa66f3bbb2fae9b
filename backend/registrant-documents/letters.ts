import { buildMessage, type Message } from '#backend/outbox/service.ts';

/** The documents are approved and the domain works from now on. */
export const buildApprovalMessage = (to: string, domain: string, days: number): Message =>
  buildMessage(to, `Hồ sơ tên miền ${domain} đã được duyệt`, [
    `Hồ sơ của ${domain} đã được duyệt, tên miền đang được triển khai và dùng được sau vài phút.`,
    `Giấy tờ bạn gửi được xoá khỏi hệ thống sau ${days} ngày.`,
  ]);

/** The documents need a correction at this URL. */
export const buildReturnMessage = (to: string, domain: string, reason: string, address: string): Message =>
  buildMessage(to, `Hồ sơ tên miền ${domain} cần bổ sung`, [
    `Hồ sơ của ${domain} chưa duyệt được. Lý do: ${reason}`,
    `Những gì bạn đã gửi vẫn còn. Bạn sửa phần còn thiếu rồi gửi lại tại:\n${address}`,
  ]);
