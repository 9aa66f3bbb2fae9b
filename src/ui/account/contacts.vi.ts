import type { ContactField, ContactSide } from '#core/account/profile/contact-change.ts';

export const contactNames: Readonly<Record<ContactField, string>> = { email: 'Email', phone: 'Số điện thoại' };

const lower: Readonly<Record<ContactField, string>> = { email: 'email', phone: 'số điện thoại' };

export const contactText = {
  title: 'Email và số điện thoại',
  sentence:
    'Dùng để đăng nhập và nhận email về đơn hàng. Đổi xong cả hai bước xác nhận, thông tin mới mới có hiệu lực.',
  none: 'Chưa có',
  label: (field: ContactField) => `${contactNames[field]} mới`,
  send: (field: ContactField, hasOld: boolean) => (hasOld ? `Đổi ${lower[field]}` : `Thêm ${lower[field]}`),
  waiting: 'Đang chờ xác nhận',
  waitingFor: (contact: string) => `Đang chờ xác nhận: ${contact}`,
  code: (side: ContactSide, contact: string) =>
    side === 'new' ? `Mã 6 số gửi đến ${contact}` : `Mã 6 số gửi đến ${contact} đang dùng`,
  confirm: 'Xác nhận mã',
  delay: (field: ContactField) => `Tôi không còn dùng được ${lower[field]} cũ`,
  delayHint: 'Thông tin mới có hiệu lực sau 72 giờ. Nơi cũ nhận thư có liên kết để huỷ.',
  effective: (contact: string, minute: string) => `${contact} có hiệu lực lúc ${minute}, trừ khi nơi cũ huỷ yêu cầu.`,
  cancel: 'Huỷ yêu cầu đổi',
  refused: (address: string) => `Thư gửi tới ${address} không đến nơi.`,
  refusedDetail:
    'Máy chủ của địa chỉ này từ chối nhận. Bạn đổi email để nhận thư của tài khoản; thư về đơn hàng chưa đến sẽ theo địa chỉ mới.',
  change: 'Đổi email',
  outbox: 'Cửa hàng thử nghiệm không gửi tin thật.',
  openOutbox: 'Xem hộp thư thử nghiệm',
  wrong: (left: number) =>
    left > 0 ? `Mã chưa đúng, bạn còn ${left} lần thử` : 'Mã chưa đúng và đã hết lượt thử. Bạn gửi lại yêu cầu',
} as const;
