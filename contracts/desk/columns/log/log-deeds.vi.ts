import { lookUp } from '#core/shared/text/look-up.ts';
import { resourceNames } from './resource-names.vi.ts';

/** By the last part of the address of an action. */
const actions: Readonly<Record<string, string>> = {
  accept: 'Bỏ qua phần thiếu',
  again: 'Gửi lại',
  answer: 'Trả lời',
  apply: 'Ghi nhận tệp',
  approve: 'Duyệt',
  block: 'Khoá',
  cancel: 'Huỷ đơn',
  cash: 'Thu tiền mặt',
  close: 'Đóng',
  confirm: 'Xác nhận',
  correct: 'Điều chỉnh',
  credit: 'Hoàn vào số dư',
  done: 'Ghi đã làm xong',
  end: 'Kết thúc',
  'end-sessions': 'Kết thúc mọi phiên đăng nhập',
  extend: 'Thêm ngày',
  finish: 'Hoàn tất',
  'hand-over': 'Bàn giao',
  hide: 'Ẩn',
  impossible: 'Báo không làm được',
  match: 'Khớp với đơn',
  merge: 'Gộp',
  note: 'Ghi chú',
  paid: 'Ghi đã chuyển tiền',
  plan: 'Hẹn giá mới',
  preview: 'Xem thử',
  reboot: 'Khởi động lại',
  refund: 'Hoàn tiền',
  'refund-part': 'Hoàn một phần',
  refuse: 'Từ chối',
  remove: 'Xoá',
  replace: 'Thay thế hoá đơn',
  reply: 'Trả lời',
  report: 'Gửi đi',
  resend: 'Gửi lại thư',
  reset: 'Cấp đường dẫn thiết lập mới',
  restore: 'Lấy lại bản trước',
  resume: 'Cho chạy lại',
  retry: 'Thử lại',
  return: 'Trả lại cho khách',
  'seats-done': 'Ghi đã đổi số người dùng',
  'seats-impossible': 'Báo không đổi được số người dùng',
  send: 'Gửi',
  show: 'Cho hiện',
  start: 'Bật',
  stop: 'Tắt',
  suspend: 'Tạm ngưng',
  switched: 'Ghi đã làm ở nơi dịch vụ chạy',
  take: 'Nhận việc',
  'take-over': 'Nhận làm bằng tay',
  unblock: 'Mở khoá',
  unplan: 'Bỏ hẹn giá',
  'view-as': 'Xem như khách hàng',
  waive: 'Bỏ qua phần thiếu',
  withdraw: 'Thu hồi đường dẫn thiết lập',
};

/** Of a list whose new records are no mere records. */
const additions: Readonly<Record<string, string>> = {
  'bank-files': 'Tải tệp lên',
  'catalogue-files': 'Tải tệp lên',
  pictures: 'Tải ảnh lên',
  'set-ups': 'Bàn giao bằng cách dán',
  'service-mails': 'Soạn thư',
};

/** Of what is read beside a record, by the name in its address. */
const reads: Readonly<Record<string, string>> = {
  security: 'Xem phiên và nhật ký bảo mật',
  account: 'Xem tài khoản nhận',
};

/** Addresses of no record, by how they begin. */
const others: readonly (readonly [start: string, deed: string])[] = [
  ['/account/password', 'Đổi mật khẩu của mình'],
  ['/account/authenticator', 'Đổi ứng dụng xác thực của mình'],
  ['/account', 'Mở tài khoản của mình'],
  ['/confirm', 'Xác nhận bằng mã'],
  ['/demo', 'Vào bằng đường dẫn thử'],
  ['/desk/catalogue', 'Tải danh mục'],
  ['/desk/mail-preview', 'Xem thử thư'],
  ['/desk/mail-samples', 'Xem mẫu thư'],
  ['/desk/papers', 'Xem giấy tờ'],
  ['/desk/support-requests', 'Mở tệp của yêu cầu hỗ trợ'],
  ['/desk/tables/sales', 'Tải tệp kế toán'],
  ['/desk/trials/orders', 'Tính tiền một đơn'],
  ['/desk/trials/set-ups', 'Xem trước bản dán'],
  ['/desk', 'Mở trang làm việc'],
  ['/invoice-files', 'Tải XML của tháng'],
  ['/invoices', 'Tải hoá đơn'],
  ['/log-in', 'Đăng nhập'],
  ['/log-out', 'Đăng xuất'],
  ['/outbox', 'Xem hộp thư thử nghiệm'],
  ['/set-up', 'Thiết lập tài khoản'],
  ['/staff.js', 'Mở trang'],
  ['/uploads', 'Xem ảnh'],
];

type Address = { readonly kind: string; readonly resource: string; readonly id: string; readonly action: string };

/** Of `/desk/records/products/CS-04/plan`; null when it names no list of the desk. */
const readAddress = (path: string): Address | null => {
  const [desk = '', kind = '', resource = '', id = '', action = ''] = path.split('/').slice(1);
  return desk === 'desk' && ['records', 'lists', 'files'].includes(kind) && lookUp(resourceNames, resource)
    ? { kind, resource, id, action }
    : null;
};

const deedAt = ({ kind, resource, id, action }: Address, method: string): string => {
  if (kind === 'lists') return 'Xem danh sách';
  if (kind === 'files') return 'Tải danh sách';
  if (method === 'GET') return lookUp(reads, action) ?? 'Xem';
  if (action !== '') return lookUp(actions, action) ?? action;
  return id === '' ? (lookUp(additions, resource) ?? 'Thêm') : 'Sửa';
};

/** Names that people know, such as `CS-04` or `KHACHMOI10`, and none that a machine made. */
const isKnown = (id: string): boolean => /^[\p{L}\d._-]{1,20}$/u.test(id) && !/^\d{5,}$/.test(id);

/**
 * What a row of the staff log is about: `Hẹn giá mới · Sản phẩm CS-04`.
 * @param action method and route, `POST /desk/records/:id/plan`
 */
export const deedOfEntry = ({ action, path }: { readonly action: string; readonly path: string }): string => {
  const address = readAddress(path);
  if (address === null) return others.find(([start]) => path.startsWith(start))?.[1] ?? path;
  const { resource, id } = address;
  const name = lookUp(resourceNames, resource) ?? resource;
  return `${deedAt(address, action.split(' ')[0] ?? '')} · ${name}${isKnown(id) ? ` ${id}` : ''}`;
};

/** Where the changed record is; null for lists, files and what has no page. */
export const recordOfEntry = (path: string): Pick<Address, 'resource' | 'id'> | null => {
  const address = readAddress(path);
  return address?.kind === 'records' && address.id !== '' ? address : null;
};
