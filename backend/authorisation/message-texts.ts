import { formatMinute } from '#core/shared/calendar.ts';
import * as paths from '#core/shared/paths.ts';
import { isEmail } from '#core/shared/validation.ts';
import type { Message } from '../outbox/service.ts';

export const SHOP = 'Cửa Hàng Mây';

export const buildMessage = (recipient: string, subject: string, sms: string, email: readonly string[]): Message =>
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

/** An e-mail also contains the link; without a code both contain the link alone. [ACC-03] */
export const resetMessage = (recipient: string, code: string | null, link: string): Message =>
  buildMessage(
    recipient,
    `Đặt lại mật khẩu ${SHOP}`,
    code === null
      ? `${SHOP}: mở ${link} trong 10 phút để đặt lại mật khẩu. Đừng đưa đường dẫn này cho ai.`
      : `${SHOP}: mã đặt lại mật khẩu của bạn là ${code}, dùng được trong 10 phút. Đừng đưa mã này cho ai.`,
    [
      code === null
        ? `Có nhiều yêu cầu đặt lại mật khẩu cho tài khoản này, nên lần này bạn mở đường dẫn dưới đây trong 10 phút thay cho mã:\n${link}`
        : `Mã đặt lại mật khẩu của bạn là ${code}. Mã dùng được trong 10 phút.\n\nBạn cũng có thể mở đường dẫn này:\n${link}`,
      'Nếu bạn không yêu cầu đặt lại mật khẩu, bạn có thể bỏ qua thư này; mật khẩu của bạn không thay đổi.',
    ],
  );

const NOT_YOU = 'Nếu không phải bạn, hãy huỷ ngay bằng đường dẫn này, rồi đặt lại mật khẩu:';

/** To the new contact, which proves that it is the customer's. */
export const contactCodeMessage = (recipient: string, code: string): Message =>
  buildMessage(
    recipient,
    `Mã xác nhận ${SHOP}`,
    `${SHOP}: mã xác nhận là ${code}, dùng được trong 10 phút. Đừng đưa mã này cho ai.`,
    [
      `Mã xác nhận địa chỉ này cho tài khoản của bạn là ${code}. Mã dùng được trong 10 phút.`,
      'Đừng đưa mã này cho ai. Nếu bạn không yêu cầu, bạn có thể bỏ qua thư này.',
    ],
  );

/** To the old contact, which stays in force until its code is given. */
export const contactWarningMessage = (recipient: string, code: string, cancel: string): Message =>
  buildMessage(
    recipient,
    `Yêu cầu đổi liên hệ của tài khoản ${SHOP}`,
    `${SHOP}: có yêu cầu thay số này bằng số khác. Mã đồng ý: ${code} (10 phút). Không phải bạn? Huỷ: ${cancel}`,
    [
      'Có yêu cầu thay địa chỉ này bằng một địa chỉ khác trong tài khoản của bạn.',
      `Nếu đó là bạn, mã đồng ý là ${code}. Mã dùng được trong 10 phút, đừng đưa mã cho ai.`,
      `${NOT_YOU}\n${cancel}`,
    ],
  );

/** To the old contact, whose code was not given. `at`: ms since 1970 UTC. */
export const contactDelayMessage = (recipient: string, at: number, cancel: string): Message =>
  buildMessage(
    recipient,
    `Liên hệ của tài khoản ${SHOP} sắp thay đổi`,
    `${SHOP}: số này sẽ được thay trong tài khoản lúc ${formatMinute(at)}. Không phải bạn? Huỷ: ${cancel}`,
    [
      `Địa chỉ này sẽ được thay bằng một địa chỉ khác lúc ${formatMinute(at)} (giờ Việt Nam), vì yêu cầu nói rằng bạn không còn dùng được nó.`,
      `${NOT_YOU}\n${cancel}`,
    ],
  );

/** What the owner of an account is told of, as a sentence and as the short form of an SMS. */
const accountChanges = {
  'new-device': ['Tài khoản của bạn vừa được đăng nhập trên một thiết bị mới.', 'đăng nhập trên thiết bị mới'],
  'password-set': ['Tài khoản của bạn vừa có mật khẩu đầu tiên.', 'đặt mật khẩu'],
  'password-changed': ['Mật khẩu tài khoản của bạn vừa được đổi.', 'đổi mật khẩu'],
  'password-reset': ['Mật khẩu tài khoản của bạn vừa được đặt lại bằng mã quên mật khẩu.', 'đặt lại mật khẩu'],
  'authenticator-added': ['Xác thực hai lớp vừa được bật cho tài khoản của bạn.', 'bật xác thực hai lớp'],
  'authenticator-removed': ['Xác thực hai lớp của tài khoản vừa bị tắt.', 'tắt xác thực hai lớp'],
  'recovery-code-used': ['Một mã khôi phục của bạn vừa được dùng để đăng nhập.', 'đăng nhập bằng mã khôi phục'],
  'passkey-added': ['Tài khoản của bạn vừa có thêm một khoá đăng nhập.', 'thêm khoá đăng nhập'],
  'passkey-removed': ['Một khoá đăng nhập vừa bị xoá khỏi tài khoản của bạn.', 'xoá khoá đăng nhập'],
  'account-linked': ['Một tài khoản Google, Facebook hoặc Zalo vừa được liên kết với bạn.', 'liên kết tài khoản'],
  'account-unlinked': ['Một tài khoản liên kết vừa được gỡ khỏi tài khoản của bạn.', 'gỡ tài khoản liên kết'],
  'email-changed': ['Email của tài khoản vừa thay đổi.', 'đổi email'],
  'phone-changed': ['Số điện thoại của tài khoản vừa thay đổi.', 'đổi số điện thoại'],
} as const satisfies Readonly<Record<string, readonly [sentence: string, short: string]>>;
export type AccountChange = keyof typeof accountChanges;

type ToldChange = {
  readonly change: AccountChange;
  /** Browser and operating system; empty when unknown. */
  readonly device: string;
  /** ms since 1970 UTC. */
  readonly at: number;
  readonly origin: string;
};

/** Contains no secret. [ASVS 6.3.5, 6.3.7] */
export const accountLetter = (recipient: string, { change, device, at, origin }: ToldChange): Message => {
  const [sentence, short] = accountChanges[change];
  const [reset, security] = [`${origin}${paths.forgotPassword}`, `${origin}${paths.account('bao-mat')}`];
  const where = device === '' ? 'trình duyệt không rõ' : device;
  return buildMessage(
    recipient,
    `Tài khoản ${SHOP}: ${short}`,
    `${SHOP}: tài khoản vừa ${short} lúc ${formatMinute(at)}. Không phải bạn? Đặt lại mật khẩu: ${reset}`,
    [
      `${sentence}\nThời gian: ${formatMinute(at)} (giờ Việt Nam)\nTrình duyệt: ${where}`,
      'Nếu đó là bạn, bạn không cần làm gì.',
      `Nếu không phải bạn, hãy đặt lại mật khẩu ngay; việc này đăng xuất mọi thiết bị:\n${reset}\nSau đó xem lại các cách đăng nhập và thiết bị tại:\n${security}`,
    ],
  );
};
