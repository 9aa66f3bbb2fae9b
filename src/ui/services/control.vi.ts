import type { ActionKind, PowerState } from '#core/control-rules/power.ts';
import type { LoggedAction } from '#core/services/service-control.port.ts';

/** [SVC-01] */
export const controlText = {
  states: {
    running: 'Đang chạy',
    stopped: 'Đã tắt',
    starting: 'Đang bật',
    stopping: 'Đang tắt',
    rebooting: 'Đang khởi động lại',
    reinstalling: 'Đang cài lại',
    resetting: 'Đang tạo mật khẩu',
  } satisfies Readonly<Record<PowerState, string>>,
  withoutTime: 'Cửa hàng đang làm việc này trên máy của bạn. Trang tự cập nhật khi xong.',
  expected: (time: string) => `Dự kiến xong lúc ${time}. Trang tự cập nhật.`,
  reload: 'Tải lại',
  power: 'Nguồn máy',
  actions: {
    start: 'Bật máy',
    stop: 'Tắt máy',
    reboot: 'Khởi động lại',
    reinstall: 'Cài lại',
    'reset-password': 'Tạo mật khẩu mới',
  } satisfies Readonly<Record<ActionKind, string>>,
  confirmStop: 'Website và ứng dụng trên máy ngừng phục vụ cho đến khi bạn bật lại. Phí thuê vẫn tính như cũ.',
  confirmStopButton: 'Tắt máy ngay',
  confirmReboot: 'Máy ngừng phục vụ trong lúc khởi động lại, thường dưới một phút.',
  confirmRebootButton: 'Khởi động lại ngay',
  manage: 'Quản lý',
  reinstall: 'Cài lại hệ điều hành',
  reinstallWarning: 'Toàn bộ dữ liệu trên máy bị xoá và không lấy lại được. Địa chỉ IP giữ nguyên, mật khẩu đổi mới.',
  system: 'Hệ điều hành',
  currentSystem: (name: string) => `Đang chạy ${name}.`,
  confirmation: (name: string) => `Gõ lại tên dịch vụ: ${name}`,
  reinstallButton: 'Xoá dữ liệu và cài lại',
  passwordWarning: 'Mật khẩu đang dùng mất hiệu lực ngay khi mật khẩu mới được tạo xong.',
  passwordButton: 'Tạo mật khẩu mới',
  newPassword: 'Mật khẩu mới',
  newPasswordWaiting: 'Mật khẩu mới đã sẵn sàng. Mật khẩu chỉ hiện một lần, bạn chuẩn bị chỗ lưu trước khi bấm.',
  showPassword: 'Hiện mật khẩu mới',
  keepPassword: 'Mật khẩu chỉ hiện một lần này. Rời trang là không xem lại được.',
  rename: 'Tên và ghi chú',
  name: 'Tên dịch vụ',
  nameHint: 'Để trống để dùng lại tên ban đầu.',
  note: 'Ghi chú',
  noteHint: 'Chỉ bạn thấy, tối đa 500 ký tự.',
  save: 'Lưu',
  log: 'Lịch sử',
  by: { customer: 'Bạn', staff: 'Nhân viên cửa hàng', shop: 'Hệ thống' } satisfies Readonly<
    Record<LoggedAction['by'], string>
  >,
  outcomes: {
    running: 'Đang thực hiện',
    done: 'Xong',
    failed: 'Không thành công',
  } satisfies Readonly<Record<LoggedAction['outcome'], string>>,
} as const;
