import type { OptionalMail } from '#core/account-rules/optional-mails.ts';

export const mailChoicesText = {
  title: 'Thư và tin nhắn bạn chọn',
  choices: {
    'reminder-email': 'Nhắc gia hạn và kỳ trả góp (email)',
    'reminder-sms': 'Nhắc gia hạn trong những ngày cuối (tin nhắn)',
    'stock-alert-email': 'Báo khi gói bạn chờ có lại (email)',
    'newsletter-email': 'Bản tin (email)',
  } satisfies Readonly<Record<OptionalMail, string>>,
  reminderHint: 'Khi tắt lời nhắc, bạn vẫn được báo nếu dịch vụ quá hạn hoặc sắp tạm ngưng.',
  save: 'Lưu lựa chọn',
  always: 'Luôn được gửi',
  alwaysHint: 'Các thư này thuộc về đơn hàng, hợp đồng và an toàn của tài khoản nên không tắt được.',
  obligatory: [
    ['Thanh toán', 'Xác nhận đơn, biên nhận, hoá đơn, tiền hoàn'],
    ['Hợp đồng và dịch vụ', 'Bàn giao, quá hạn, tạm ngưng, kết thúc, hồ sơ tên miền, trả lời yêu cầu của bạn'],
    ['Bảo mật', 'Mã xác thực, đăng nhập trên thiết bị mới, đổi mật khẩu và liên hệ'],
  ],
} as const;
