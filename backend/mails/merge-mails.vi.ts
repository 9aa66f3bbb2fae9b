import type { Mail } from './mail.ts';

/** To the contact of an account that was merged into another one. `kept` is masked; '' when it is unknown. */
export const accountMergedMail =
  ({ kept, phone }: { readonly kept: string; readonly phone: string }): Mail =>
  (shop) => ({
    subject: `Tài khoản ${shop.name} của bạn đã được gộp`,
    summary: 'Đăng nhập bằng địa chỉ này không còn dùng được.',
    heading: 'Tài khoản đã được gộp',
    parts: [
      {
        text: `Nhân viên đã gộp tài khoản dùng địa chỉ này vào tài khoản khác của bạn${kept === '' ? '' : ` (${kept})`}. Đơn hàng, dịch vụ và hoá đơn nằm ở tài khoản đó.`,
      },
      { text: 'Mọi cách đăng nhập của tài khoản cũ đã đóng: mật khẩu, khoá đăng nhập, Google, Facebook, Zalo.' },
      { note: `Bạn không yêu cầu việc này? Gọi ngay ${phone}.` },
    ],
    sms: `${shop.shortName}: tài khoản này đã được gộp vào tài khoản khác của bạn. Không phải bạn yêu cầu? Gọi ${phone}.`,
  });

/** To the contact of the account that stays. `merged` is masked. */
export const accountKeptMail =
  ({ merged, phone }: { readonly merged: string; readonly phone: string }): Mail =>
  (shop) => ({
    subject: `Đã gộp một tài khoản vào tài khoản ${shop.name} của bạn`,
    summary: 'Đơn hàng, dịch vụ và hoá đơn của tài khoản kia nằm ở tài khoản này.',
    heading: 'Đã gộp tài khoản',
    parts: [
      {
        text: `Nhân viên đã gộp tài khoản ${merged} vào tài khoản này. Bạn đăng nhập như trước và thấy đơn hàng, dịch vụ, hoá đơn của cả hai.`,
      },
      { text: 'Liên kết trong các thư cũ của đơn hàng bên kia không mở được nữa; bạn mở đơn từ tài khoản.' },
      { note: `Bạn không yêu cầu việc này? Gọi ngay ${phone}.` },
    ],
    sms: `${shop.shortName}: một tài khoản khác đã được gộp vào tài khoản này. Không phải bạn yêu cầu? Gọi ${phone}.`,
  });
