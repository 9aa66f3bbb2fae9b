import { isEmail } from '#core/shared/validation.ts';
import type { Message } from '../outbox/service.ts';

const SHOP = 'Cửa Hàng Mây';

const buildMessage = (recipient: string, subject: string, sms: string, email: readonly string[]): Message =>
  isEmail(recipient)
    ? { channel: 'email', to: recipient, subject, text: `Chào bạn,\n\n${email.join('\n\n')}\n\n${SHOP}` }
    : { channel: 'sms', to: recipient, subject, text: sms };

/** [ACC-02] */
export const activationMessage = (recipient: string, code: string): Message =>
  buildMessage(
    recipient,
    `Mã kích hoạt tài khoản ${SHOP}`,
    `${SHOP}: mã kích hoạt tài khoản của bạn là ${code}, dùng được trong 10 phút. Đừng đưa mã này cho ai.`,
    [
      `Mã kích hoạt tài khoản của bạn là ${code}. Mã dùng được trong 10 phút.`,
      'Đừng đưa mã này cho ai. Nếu bạn không đăng ký tài khoản, bạn có thể bỏ qua thư này.',
    ],
  );

/** An e-mail also contains the link. [ACC-03] */
export const resetMessage = (recipient: string, code: string, link: string): Message =>
  buildMessage(
    recipient,
    `Đặt lại mật khẩu ${SHOP}`,
    `${SHOP}: mã đặt lại mật khẩu của bạn là ${code}, dùng được trong 10 phút. Đừng đưa mã này cho ai.`,
    [
      `Mã đặt lại mật khẩu của bạn là ${code}. Mã dùng được trong 10 phút.`,
      `Bạn cũng có thể mở đường dẫn này:\n${link}`,
      'Nếu bạn không yêu cầu đặt lại mật khẩu, bạn có thể bỏ qua thư này; mật khẩu của bạn không thay đổi.',
    ],
  );
