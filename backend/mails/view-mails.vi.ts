import { VIEW_TTL_MS } from '#core/account-rules/view-session.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { MINUTE_MS } from '#core/shared/durations.ts';
import type { Mail } from './mail.ts';

type Viewed = {
  readonly reason: string;
  /** ms since 1970 UTC. */
  readonly at: number;
  readonly phone: string;
};

/** To the customer whose shop a member of the staff opens as they see it. */
export const accountViewedMail =
  ({ reason, at, phone }: Viewed): Mail =>
  (shop) => ({
    subject: `Nhân viên ${shop.name} xem tài khoản của bạn`,
    summary: `Lý do: ${reason}`,
    heading: 'Nhân viên xem tài khoản của bạn',
    parts: [
      {
        text: `Một nhân viên của cửa hàng vừa mở cửa hàng như bạn thấy khi đăng nhập. Nhân viên chỉ xem, trong ${VIEW_TTL_MS / MINUTE_MS} phút: không đặt hàng, không thay đổi gì và không đọc được mật khẩu.`,
      },
      {
        facts: [
          ['Thời gian', `${formatMinute(at)} (giờ Việt Nam)`],
          ['Lý do', reason],
        ],
      },
      { note: `Bạn không nhờ cửa hàng việc gì? Gọi ngay ${phone}.` },
    ],
    sms: `${shop.shortName}: nhân viên xem tài khoản của bạn lúc ${formatMinute(at)}, chỉ đọc. Thắc mắc? Gọi ${phone}.`,
  });
