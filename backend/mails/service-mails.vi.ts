import type { Mail, MailPart } from './mail.ts';

export type MailedService = {
  readonly name: string;
  readonly product: string;
  readonly orderNumber: string;
  /** Address and user name, without a password. */
  readonly access: readonly (readonly [name: string, value: string])[];
  /** A generated password waits on the service page. */
  readonly hasPassword: boolean;
  /** dd/MM/yyyy. */
  readonly endDay: string;
  /** Page where the service is managed. */
  readonly link: string;
};

const accessPart = ({ access, product, orderNumber, endDay }: MailedService): MailPart => ({
  facts: [['Dịch vụ', product], ...access, ['Dùng đến ngày', endDay], ['Mã đơn', orderNumber]],
});

const PASSWORD =
  'Vì an toàn, thư này không chứa mật khẩu. Bạn mở trang dịch vụ để xem mật khẩu khởi tạo, rồi đổi ngay sau lần đăng nhập đầu tiên.';

/** Set up and in use. */
export const serviceReadyMail =
  (service: MailedService): Mail =>
  (shop) => ({
    words: { dich_vu: service.name, ma_don: service.orderNumber },
    subject: `${service.name} đã sẵn sàng`,
    summary: `${service.product}: cách đăng nhập và quản lý.`,
    heading: `${service.name} đã sẵn sàng`,
    parts: [
      { text: `Dịch vụ ${service.name} đã được khởi tạo xong, bạn dùng được ngay.` },
      accessPart(service),
      ...(service.hasPassword ? [{ text: PASSWORD }] : []),
      { button: service.hasPassword ? 'Xem mật khẩu và quản lý' : 'Quản lý dịch vụ', href: service.link },
    ],
    sms: `${shop.shortName}: ${service.name} đã sẵn sàng. Cách đăng nhập: ${service.link}`,
  });

/** Registered, but the registry wants documents before it works. */
export const documentsAskedMail =
  ({ name, orderNumber, link }: MailedService): Mail =>
  () => ({
    words: { ten_mien: name, ma_don: orderNumber },
    subject: `Tên miền ${name} cần hồ sơ`,
    summary: 'Tên miền hoạt động sau khi hồ sơ chủ thể được duyệt.',
    heading: `Gửi hồ sơ cho tên miền ${name}`,
    parts: [
      {
        text: `Tên miền ${name} trong đơn ${orderNumber} đã được giữ cho bạn. Theo quy định về tên miền .vn, tên miền hoạt động sau khi hồ sơ chủ thể được duyệt.`,
      },
      { text: 'Bạn gửi thông tin và giấy tờ trực tuyến, mất khoảng 5 phút. Cửa hàng báo kết quả bằng thư.' },
      { button: 'Gửi hồ sơ', href: link },
    ],
  });
