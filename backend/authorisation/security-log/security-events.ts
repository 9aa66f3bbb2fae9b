/** What the security log records of customers, with the words of the staff page. [ASVS 16.3.1, 16.3.2, 16.3.3] */
export const securityEvents = {
  'log-in-password': 'Đăng nhập bằng mật khẩu',
  'log-in-second-factor': 'Nhập mã xác thực khi đăng nhập',
  'recovery-code-used': 'Dùng mã khôi phục',
  'log-in-passkey': 'Đăng nhập bằng passkey',
  'log-in-provider': 'Đăng nhập bằng Google, Facebook hoặc Zalo',
  'log-out': 'Đăng xuất',
  'session-ended': 'Kết thúc một phiên',
  'other-sessions-ended': 'Kết thúc các phiên khác',
  'sessions-ended-by-staff': 'Nhân viên kết thúc mọi phiên',
  'oldest-session-ended': 'Phiên lâu không dùng bị kết thúc vì quá số phiên',
  register: 'Đăng ký',
  'activation-code': 'Yêu cầu mã kích hoạt',
  activate: 'Kích hoạt tài khoản',
  'reset-request': 'Yêu cầu đặt lại mật khẩu',
  'reset-code': 'Xác nhận đặt lại mật khẩu',
  'reset-password': 'Đặt lại mật khẩu',
  'password-changed': 'Đổi mật khẩu',
  'first-password': 'Đặt mật khẩu đầu tiên',
  'person-changed': 'Cập nhật thông tin cá nhân',
  'email-change-asked': 'Yêu cầu đổi email',
  'contact-code': 'Nhập mã đổi email hoặc số điện thoại',
  'contact-change-delayed': 'Chờ đổi email hoặc số điện thoại',
  'contact-change-cancelled': 'Huỷ đổi email hoặc số điện thoại',
  'email-changed': 'Đổi email',
  'phone-change-asked': 'Yêu cầu đổi số điện thoại',
  'phone-changed': 'Đổi số điện thoại',
  'passkey-added': 'Thêm passkey',
  'passkey-removed': 'Xoá passkey',
  'authenticator-started': 'Bắt đầu thêm ứng dụng xác thực',
  'authenticator-added': 'Bật ứng dụng xác thực',
  'authenticator-removed': 'Tắt ứng dụng xác thực',
  'account-linked': 'Liên kết tài khoản',
  'account-unlinked': 'Bỏ liên kết tài khoản',
  'data-exported': 'Tải dữ liệu cá nhân',
  'deletion-asked': 'Yêu cầu xoá tài khoản',
  'deletion-cancelled': 'Huỷ yêu cầu xoá tài khoản',
  'deletion-called-off': 'Không xoá được tài khoản vì còn dịch vụ hoặc đơn hàng',
  'account-deleted': 'Xoá tài khoản',
  'bot-check': 'Kiểm tra chống máy tự động',
  'access-refused': 'Truy cập bị từ chối',
} as const;
export type SecurityEventKind = keyof typeof securityEvents;

/** `half`: one factor was right and another one is needed. `failed`: an error of the service. */
export type SecurityResult = 'done' | 'half' | 'refused' | 'failed';

export const securityResults: Readonly<Record<SecurityResult, string>> = {
  done: 'thành công',
  half: 'đúng, còn chờ mã xác thực',
  refused: 'bị từ chối',
  failed: 'lỗi',
};
