import type { Mail } from './mail.ts';

/** The documents are approved and the domain works from now on. `days`: until the shop deletes them. */
export const documentsApprovedMail =
  (domain: string, days: number): Mail =>
  () => ({
    words: { ten_mien: domain },
    subject: `Hồ sơ tên miền ${domain} đã được duyệt`,
    summary: 'Tên miền đang được triển khai.',
    heading: `Hồ sơ của ${domain} đã được duyệt`,
    parts: [
      { text: `Hồ sơ của ${domain} đã được duyệt, tên miền đang được triển khai.` },
      { note: `Giấy tờ bạn gửi được xoá khỏi hệ thống sau ${days} ngày.` },
    ],
  });

/** The documents need a correction. `link`: page where they are corrected. */
export const documentsReturnedMail =
  (domain: string, reason: string, link: string): Mail =>
  () => ({
    words: { ten_mien: domain },
    subject: `Hồ sơ tên miền ${domain} cần bổ sung`,
    summary: reason,
    heading: `Hồ sơ của ${domain} cần bổ sung`,
    parts: [
      { text: `Hồ sơ của ${domain} chưa duyệt được. Lý do: ${reason}` },
      { text: 'Những gì bạn đã gửi vẫn còn. Bạn sửa phần còn thiếu rồi gửi lại.' },
      { button: 'Bổ sung hồ sơ', href: link },
    ],
  });

/** Paid; staff request the name from its old registrar. `link`: opens the order. */
export const transferStartedMail =
  (domain: string, link: string): Mail =>
  (shop) => ({
    words: { ten_mien: domain },
    subject: `Đã bắt đầu chuyển ${domain}`,
    summary: 'Thường mất vài ngày, tuỳ nhà đăng ký cũ.',
    heading: `Đang chuyển ${domain} về`,
    parts: [
      {
        text: `${shop.name} đã nhận mã chuyển và bắt đầu chuyển ${domain} về. Việc này thường mất vài ngày, tuỳ nhà đăng ký cũ.`,
      },
      {
        list: [
          'Nhà đăng ký cũ có thể gửi thư hỏi bạn. Bạn đồng ý trong thư đó thì việc chuyển nhanh hơn.',
          'Giữ nguyên máy chủ tên và đừng khoá lại tên miền cho đến khi xong.',
          'Website và email chạy như trước trong lúc chuyển.',
        ],
      },
      { text: 'Xong, hoặc không chuyển được, bạn đều nhận thư.' },
      { button: 'Theo dõi đơn hàng', href: link },
    ],
  });

/** `endDay`: expiry, dd/MM/yyyy. */
export const transferArrivedMail =
  (domain: string, endDay: string): Mail =>
  (shop) => ({
    words: { ten_mien: domain },
    subject: `Tên miền ${domain} đã chuyển về`,
    summary: `Thêm một năm, đến ngày ${endDay}.`,
    heading: `${domain} đã chuyển về`,
    parts: [
      { text: `${domain} đã chuyển về ${shop.name} và được cộng thêm một năm, đến ngày ${endDay}.` },
      { text: 'Máy chủ tên không đổi, nên website và email chạy như trước.' },
    ],
  });

export const transferRefusedMail =
  (domain: string, reason: string): Mail =>
  () => ({
    words: { ten_mien: domain },
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

/** `code` gives control of the name; `link`: page where the lock is switched on again. */
export const authCodeMail =
  (domain: string, code: string, link: string): Mail =>
  () => ({
    subject: `Mã chuyển của tên miền ${domain}`,
    summary: 'Mã để chuyển tên miền sang nhà đăng ký khác.',
    heading: `Mã chuyển của ${domain}`,
    parts: [
      { text: `Bạn vừa xin mã để chuyển ${domain} sang nhà đăng ký khác. Bạn chỉ nhập mã ở nhà đăng ký mà bạn chọn.` },
      { facts: [['Mã chuyển', code]] },
      { note: 'Mã gửi trước đó không còn dùng được. Bật lại khoá chuyển thì mã này cũng hết hiệu lực.' },
      { text: 'Nếu bạn không xin mã, có người đang dùng tài khoản của bạn: bật khoá chuyển rồi đổi mật khẩu ngay.' },
      { button: 'Mở cài đặt tên miền', href: link },
    ],
  });
