import type { Notice } from '#core/shared/notice.ts';

export const notices: Readonly<Record<Notice, string>> = {
  added: 'Đã thêm vào giỏ hàng.',
  changed: 'Đã cập nhật giỏ hàng.',
  removed: 'Đã bỏ sản phẩm khỏi giỏ hàng.',
  cleared: 'Đã xoá giỏ hàng.',
  'note-saved': 'Đã lưu ghi chú.',
  'voucher-added': 'Đã áp dụng mã giảm giá.',
  'voucher-removed': 'Đã bỏ mã giảm giá.',
  'cart-merged': 'Đã gộp giỏ hàng trước khi đăng nhập vào giỏ đã lưu.',
  'cart-cancelled': 'Đơn hàng của bạn đã bị hủy.',
  'login-denied': 'Đăng nhập thất bại',
  'login-interrupted': 'Chưa đăng nhập được vì dịch vụ đang gián đoạn. Giỏ hàng vẫn còn nguyên, mời bạn thử lại.',
  'logged-in': 'Đăng nhập thành công.',
  'logged-out': 'Bạn đã đăng xuất.',
  'code-sent': 'Đã gửi mã. Chỉ mã gửi sau cùng dùng được.',
  verified: 'Tài khoản đã được kích hoạt.',
  'registration-completed': 'Đã hoàn tất đăng ký.',
  'password-changed': 'Đã đổi mật khẩu. Các thiết bị khác đã được đăng xuất.',
  'password-reset': 'Đã đặt mật khẩu mới. Mời bạn đăng nhập.',
  'account-linked': 'Đã liên kết tài khoản.',
  'account-unlinked': 'Đã bỏ liên kết.',
  'profile-saved': 'Đã lưu thông tin.',
  'contact-confirmed': 'Đã nhận mã.',
  'contact-delayed': 'Đã ghi nhận. Liên hệ mới có hiệu lực sau 72 giờ.',
  'contact-cancelled': 'Đã huỷ yêu cầu đổi.',
  'deletion-asked': 'Đã nhận yêu cầu xoá tài khoản.',
  'deletion-cancelled': 'Đã huỷ yêu cầu. Tài khoản được giữ nguyên.',
  'avatar-saved': 'Đã đổi ảnh đại diện.',
  'address-saved': 'Đã lưu địa chỉ.',
  'address-deleted': 'Đã xoá địa chỉ.',
  'default-address-set': 'Đã đặt làm địa chỉ mặc định.',
  'session-ended': 'Đã đăng xuất thiết bị đó.',
  'sessions-ended': 'Đã đăng xuất các thiết bị khác.',
  'passkey-added': 'Đã thêm khoá đăng nhập.',
  'passkey-removed': 'Đã xoá khoá đăng nhập.',
  'totp-on': 'Đã bật xác thực hai lớp.',
  'totp-off': 'Đã tắt xác thực hai lớp.',
  'order-cancelled': 'Đã huỷ đơn hàng.',
  'order-link-sent': 'Nếu mã đơn và email khớp, liên kết mới đã được gửi tới email đó. Mời bạn xem hộp thư.',
  'order-links-revoked': 'Đã thu hồi. Các liên kết cũ của đơn hàng không mở được nữa.',
  'order-adopted': 'Đơn hàng và dịch vụ đã nằm trong tài khoản của bạn.',
  'order-received': 'Cảm ơn bạn đã xác nhận.',
  'favourite-added': 'Đã thêm vào danh sách yêu thích.',
  'favourite-removed': 'Đã bỏ khỏi danh sách yêu thích.',
  'review-added': 'Cảm ơn bạn đã đánh giá.',
  'review-waiting': 'Cảm ơn bạn đã đánh giá. Đánh giá sẽ hiện sau khi cửa hàng duyệt.',
  'consultation-sent': 'Đã gửi yêu cầu tư vấn thành công',
  'newsletter-asked': 'Đã gửi thư xác nhận. Bạn mở thư và bấm đường dẫn để bắt đầu nhận bản tin.',
  'consent-saved': 'Đã lưu lựa chọn của bạn.',
  'documents-saved': 'Đã lưu bản nháp.',
  'documents-submitted': 'Đã gửi hồ sơ. Kết quả được báo qua email.',
  'zone-saved': 'Đã lưu thay đổi bản ghi.',
  'service-starting': 'Đang bật dịch vụ.',
  'service-stopping': 'Đang tắt dịch vụ.',
  'service-rebooting': 'Đang khởi động lại dịch vụ.',
  'service-reinstalling': 'Đang cài lại hệ điều hành.',
  'service-password-resetting': 'Đang tạo mật khẩu mới.',
  'service-renamed': 'Đã lưu tên và ghi chú.',
  'service-secret-shown': 'Mật khẩu chỉ hiện một lần này. Bạn lưu lại ngay.',
};

const sad: readonly Notice[] = ['cart-cancelled', 'login-denied', 'login-interrupted'];
export const noticeKind = (notice: Notice): 'success' | 'error' => (sad.includes(notice) ? 'error' : 'success');

const inCart: readonly Notice[] = ['added', 'changed', 'removed', 'cleared', 'note-saved'];

/** `quantity`: number of products or devices. [CART-18, ACC-11] */
export const noticeOf = (notice: Notice, quantity: number | null): string => {
  if (quantity === null) return notices[notice];
  if (inCart.includes(notice)) return `${notices[notice]} Giỏ hàng có ${quantity} sản phẩm.`;
  if (notice === 'cart-merged') return `Đã gộp ${quantity} sản phẩm chọn trước khi đăng nhập vào giỏ đã lưu.`;
  return notices[notice];
};
