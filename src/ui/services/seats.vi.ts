/** [SVC-01] */
export const seatsText = {
  title: 'Người dùng',
  count: (free: number, bought: number) => `Còn trống ${free}/${bought}`,
  none: 'Chưa gán cho ai. Bạn thêm từng người dùng ở đây.',
  facts: (email: string, day: string) => `${email} · thêm ${day}`,
  add: 'Thêm người dùng',
  name: 'Họ và tên',
  email: 'Địa chỉ email',
  emailHint: (domain: string) => `Thuộc tên miền ${domain}.`,
  addButton: 'Thêm',
  full: 'Mọi người dùng đã mua đều được gán.',
  byStaff: 'Nhân viên cập nhật tài khoản theo danh sách này sau mỗi thay đổi; nhật ký bên dưới ghi khi xong.',
  waiting: (minute: string) =>
    `Thay đổi lúc ${minute} đang chờ nhân viên cập nhật tài khoản; nhật ký bên dưới ghi khi xong.`,
  buy: 'Mua thêm người dùng',
  remove: 'Gỡ',
  removeOf: (name: string) => `Gỡ ${name}`,
  removeWarning: (name: string) => `${name} không dùng dịch vụ được nữa. Chỗ trống gán cho người khác được ngay.`,
  removeButton: 'Gỡ người dùng này',
} as const;
