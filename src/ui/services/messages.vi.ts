import type { Entrance } from '#core/control-rules/entries.ts';
import type { TransferState } from '#core/domains/transfer.ts';
import type { ServiceFilter } from '#core/services/service.ts';

/** [SVC-01] */
export const servicesText = {
  title: 'Dịch vụ của tôi',
  endsSoon: (name: string, days: number) =>
    days === 0 ? `${name} hết hạn hôm nay.` : `${name} hết hạn sau ${days} ngày.`,
  endsSoonDetail: (day: string) => `Dịch vụ chạy đến hết ngày ${day}. Bạn gia hạn ngay tại đây, không cần gọi.`,
  open: 'Xem và gia hạn',
  figures: 'Tổng quan dịch vụ',
  all: 'Dịch vụ',
  allDetail: 'đang có trong tài khoản',
  expiring: 'Sắp hết hạn',
  expiringDetail: 'trong 30 ngày tới',
  starting: 'Đang khởi tạo',
  startingDetail: 'đang chuẩn bị cho bạn',
  next: 'Hết hạn gần nhất',
  noNext: 'Chưa có',
  noNextDetail: 'trong 30 ngày tới',
  filter: 'Lọc dịch vụ',
  filters: {
    all: 'Tất cả',
    expiring: 'Sắp hết hạn',
    starting: 'Đang khởi tạo',
    ended: 'Đã kết thúc',
  } satisfies Readonly<Record<ServiceFilter, string>>,
  counted: (name: string, count: number) => `${name} (${count})`,
  line: 'Dòng sản phẩm',
  everyLine: 'Mọi dòng sản phẩm',
  search: 'Tìm dịch vụ',
  searchHint: 'Tên, IP, tên miền',
  find: 'Tìm',
  ends: (day: string) => `Hết hạn ${day}`,
  expired: 'Đã hết hạn',
  ended: (day: string) => `Đã hết hạn ${day}`,
  daysLeft: (days: number) => (days === 0 ? 'Hết hạn hôm nay' : `Còn ${days} ngày`),
  renewToRun: 'Gia hạn để chạy lại',
  openToSee: 'Mở để xem lý do',
  noAddress: 'Đang cấp',
  emptyTitle: 'Chưa có dịch vụ nào',
  emptySentence: 'Dịch vụ xuất hiện ở đây ngay khi đơn hàng được thanh toán.',
  rent: 'Chọn dịch vụ',
  nothingTitle: 'Không có dịch vụ phù hợp',
  nothingSentence: 'Thử từ khoá khác, hoặc bỏ bộ lọc.',
  showAll: 'Xem tất cả',
  overTitle: 'Không còn dịch vụ nào đang chạy',
  overSentence: 'Dịch vụ cũ nằm ở mục đã kết thúc, kèm tiền hoàn và thời hạn giữ dữ liệu.',
  showEnded: 'Xem dịch vụ đã kết thúc',
} as const;

/** [DOM-01] */
export const transferStateText = {
  names: { MOVING: 'Đang chuyển về', REFUSED: 'Không chuyển được' } satisfies Readonly<Record<TransferState, string>>,
  notes: {
    MOVING: 'Tên miền đang được chuyển về. Website và email chạy như trước, bạn nhận email khi xong.',
    REFUSED: 'Tên miền không chuyển về được. Lý do đã gửi qua email, nhân viên liên hệ để hoàn tiền.',
  } satisfies Readonly<Record<TransferState, string>>,
} as const;

const resumed = (isByStaff: boolean): string =>
  isByStaff ? 'nhân viên cửa hàng cho dịch vụ chạy lại sau khi tiền vào' : 'dịch vụ chạy lại ngay khi tiền vào';

export const serviceText = {
  term: 'Thời hạn',
  start: 'Bắt đầu',
  end: 'Hết hạn',
  location: 'Trung tâm dữ liệu',
  order: 'Đơn hàng',
  openOrder: 'Xem đơn hàng',
  access: 'Truy cập',
  address: 'Địa chỉ',
  ip: 'Địa chỉ IP',
  publicUrl: 'Địa chỉ công khai',
  privateUrl: 'Trang quản trị',
  username: 'Tên đăng nhập',
  password: 'Mật khẩu ban đầu',
  enter: { panel: 'Mở trang quản trị', lab: 'Mở phòng lab' } satisfies Readonly<Record<Entrance, string>>,
  enterHint: 'Mở thẳng, không cần mật khẩu. Mỗi lần bấm tạo một liên kết dùng một lần trong 60 giây.',
  reveal: 'Hiện mật khẩu',
  passwordHint: 'Mật khẩu lúc bàn giao. Nếu đã đổi, bạn dùng mật khẩu mới của mình.',
  resources: 'Tài nguyên',
  configs: 'Cấu hình',
  settingUp: 'Dịch vụ đang được khởi tạo. Thông tin truy cập hiện ở đây khi xong.',
  failing: (hotline: string) =>
    `Dịch vụ gặp lỗi khi khởi tạo. Kỹ thuật viên đang xử lý, bạn gọi ${hotline} để biết thêm.`,
  suspendedFor: {
    term: (endDay: string, until: string, isResumedByStaff: boolean) =>
      `Dịch vụ hết hạn ngày ${endDay} nên đã tạm ngưng, dữ liệu còn nguyên. Bạn gia hạn chậm nhất ngày ${until}, ${resumed(isResumedByStaff)}.`,
    instalment: (isResumedByStaff: boolean) =>
      `Dịch vụ đã tạm ngưng vì kỳ trả góp quá hạn, dữ liệu còn nguyên. Bạn trả kỳ đó, ${resumed(isResumedByStaff)}.`,
    staff: (reason: string, hotline: string) =>
      `Cửa hàng đã tạm ngưng dịch vụ này, bạn gọi ${hotline} để mở lại.${reason === '' ? '' : ` Lý do: ${reason}`}`,
  },
  toRenewal: 'Gia hạn',
  toTerm: 'Gia hạn hoặc huỷ',
  toInstalment: 'Trả kỳ này',
  id: 'Mã dịch vụ, đọc khi gọi hỗ trợ',
} as const;

const PANEL = 'Bạn mở trang quản trị ở trên và đăng nhập bằng tên đăng nhập, mật khẩu của dịch vụ này.';

/** What a service is opened with, by product line, where no button opens it. */
export const openWithBy: ReadonlyMap<string, string> = new Map([
  ['web-hosting', PANEL],
  ['mail-server', PANEL],
  ['dedicated-mail-server', PANEL],
  [
    'cloud-lab',
    'Phòng lab chưa mở được ngay từ trang này. Bạn vào địa chỉ ở trên bằng tên đăng nhập, mật khẩu của dịch vụ.',
  ],
]);
