import { MAX_SNAPSHOTS } from '#core/control-rules/snapshots.ts';
import { formatBytes } from '#core/shared/text/format-bytes.ts';

/** [SVC-01] */
export const snapshotsText = {
  title: 'Bản chụp',
  free: (free: number) => (free === 0 ? 'Đã đủ số bản chụp' : `Tạo thêm được ${free} bản`),
  hint: `Bản chụp giữ nguyên ổ đĩa của máy ở một thời điểm, để quay lại khi cần. Mỗi máy giữ được ${MAX_SNAPSHOTS} bản, nằm cùng chỗ với máy, nên không thay được sao lưu.`,
  none: 'Chưa có bản chụp nào.',
  silent: 'Chưa đọc được danh sách bản chụp. Bạn thử lại sau ít phút.',
  again: 'Đọc lại',
  facts: (minute: string, size: number | null) =>
    size === null ? `Tạo lúc ${minute}` : `Tạo lúc ${minute} · ${formatBytes(size)}`,
  take: 'Tạo bản chụp',
  name: 'Tên bản chụp',
  nameHint: 'Để trống thì tên là ngày giờ lúc chụp. Dấu và khoảng trắng đổi thành chữ không dấu và gạch nối.',
  takeNote: 'Máy vẫn chạy trong lúc chụp. Tệp đang ghi dở có thể chưa kịp vào bản chụp.',
  takeButton: 'Tạo bản chụp ngay',
  full: 'Máy đã có đủ số bản chụp. Bạn xoá một bản không dùng để tạo bản mới.',
  busy: 'Máy đang bận một thao tác khác. Bạn đợi xong rồi làm tiếp.',
  restore: 'Khôi phục',
  restoreWarning: (minute: string) =>
    `Mọi thứ ghi lên máy sau ${minute} bị mất và không lấy lại được. Mật khẩu và cấu hình trong máy trở về như lúc đó. Máy ngừng phục vụ trong lúc khôi phục.`,
  confirmation: (name: string) => `Gõ lại tên bản chụp: ${name}`,
  restoreButton: 'Khôi phục máy về bản này',
  remove: 'Xoá',
  removeWarning: 'Bản chụp này bị xoá hẳn. Máy và các bản chụp khác không đổi.',
  removeButton: 'Xoá bản chụp này',
} as const;
