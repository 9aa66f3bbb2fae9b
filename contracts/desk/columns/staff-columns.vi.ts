import type { AccountRecord, StaffRoleRecord, StaffSessionRecord } from '#contracts/desk/staff-record.ts';
import type { DeskColumns } from './desk-column.ts';

export const accountColumns = {
  name: { title: 'Tên đăng nhập', isSortable: true },
  roleNames: { title: 'Vai trò' },
  state: {
    title: 'Trạng thái',
    words: { open: 'Đang dùng', invited: 'Chờ thiết lập', blocked: 'Đã khoá' },
    tones: { open: 'success', invited: 'warning', blocked: 'default' },
  },
  at: { title: 'Tạo lúc, hoặc đường dẫn còn đến', kind: 'minute' },
} as const satisfies DeskColumns<AccountRecord>;

export const staffRoleColumns = {
  name: { title: 'Vai trò', isSortable: true },
  rights: { title: 'Số quyền', text: ({ rights }) => String(rights.length) },
  holders: { title: 'Ai đang có' },
  isPreset: { title: 'Loại', words: { true: 'Có sẵn', false: 'Của cửa hàng' } },
} as const satisfies DeskColumns<StaffRoleRecord>;

export const staffSessionColumns = {
  name: { title: 'Tên đăng nhập', text: ({ name, isOwn }) => (isOwn ? `${name} · phiên này` : name) },
  device: { title: 'Thiết bị', text: ({ device }) => device || 'Không rõ thiết bị' },
  confirmedAt: { title: 'Xác nhận', kind: 'minute' },
  lastSeenAt: { title: 'Dùng lần cuối', kind: 'minute', isSortable: true },
} as const satisfies DeskColumns<StaffSessionRecord>;
