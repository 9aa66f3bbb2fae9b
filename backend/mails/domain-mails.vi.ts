import type { Mail } from './mail.ts';
import { SHOP } from './mails.vi.ts';

/** The documents are approved and the domain works from now on. `days`: until the shop deletes them. */
export const documentsApprovedMail = (domain: string, days: number): Mail => ({
  subject: `Hồ sơ tên miền ${domain} đã được duyệt`,
  summary: 'Tên miền dùng được sau vài phút.',
  heading: `Hồ sơ của ${domain} đã được duyệt`,
  parts: [
    { text: `Hồ sơ của ${domain} đã được duyệt, tên miền đang được triển khai và dùng được sau vài phút.` },
    { note: `Giấy tờ bạn gửi được xoá khỏi hệ thống sau ${days} ngày.` },
  ],
});

/** The documents need a correction. `link`: page where they are corrected. */
export const documentsReturnedMail = (domain: string, reason: string, link: string): Mail => ({
  subject: `Hồ sơ tên miền ${domain} cần bổ sung`,
  summary: reason,
  heading: `Hồ sơ của ${domain} cần bổ sung`,
  parts: [
    { text: `Hồ sơ của ${domain} chưa duyệt được. Lý do: ${reason}` },
    { text: 'Những gì bạn đã gửi vẫn còn. Bạn sửa phần còn thiếu rồi gửi lại.' },
    { button: 'Bổ sung hồ sơ', href: link },
  ],
});

/** `endDay`: expiry, dd/MM/yyyy. */
export const transferArrivedMail = (domain: string, endDay: string): Mail => ({
  subject: `Tên miền ${domain} đã chuyển về`,
  summary: `Thêm một năm, đến ngày ${endDay}.`,
  heading: `${domain} đã chuyển về`,
  parts: [
    { text: `${domain} đã chuyển về ${SHOP} và được cộng thêm một năm, đến ngày ${endDay}.` },
    { text: 'Máy chủ tên không đổi, nên website và email chạy như trước.' },
  ],
});

export const transferRefusedMail = (domain: string, reason: string): Mail => ({
  subject: `Chưa chuyển được tên miền ${domain}`,
  summary: reason,
  heading: `Chưa chuyển được ${domain}`,
  parts: [
    { text: `${domain} chưa chuyển về được. Lý do: ${reason}` },
    {
      text: 'Tên miền vẫn ở nơi đang giữ. Nhân viên liên hệ với bạn để hoàn tiền, mã chuyển đã được xoá khỏi hệ thống.',
    },
  ],
});
