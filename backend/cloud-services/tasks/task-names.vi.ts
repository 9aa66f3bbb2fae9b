import type { TaskKind } from '#backend/provisioning/provisioner.ts';
import { loggedKindNames } from '#core/control-rules/logged-kind.ts';

const { start, stop, reboot, reinstall, suspend, resume } = loggedKindNames;

/** What systems are asked for. */
export const taskKindNames: Readonly<Record<TaskKind, string>> = {
  'set-up': 'Khởi tạo',
  change: 'Đổi gói',
  end: 'Kết thúc',
  suspend,
  resume,
  start,
  stop,
  reboot,
  reinstall,
  'reset-password': loggedKindNames['reset-password'],
  'take-snapshot': loggedKindNames['take-snapshot'],
  'restore-snapshot': loggedKindNames['restore-snapshot'],
  'delete-snapshot': loggedKindNames['delete-snapshot'],
  register: 'Đăng ký tên miền',
  transfer: 'Chuyển tên miền về',
  renew: 'Gia hạn tên miền',
  settings: 'Đổi cài đặt tên miền',
  'auth-code': 'Lấy mã chuyển',
};
