import type { Filling } from '#core/control-rules/measurements.ts';
import { formatBytes, formatShare } from '#core/shared/text/format-bytes.ts';

/** [SVC-01] */
export const measurementsText = {
  title: 'Số đo',
  at: (minute: string) => `Đọc lúc ${minute}`,
  none: 'Chưa đọc được số đo của máy. Bạn thử lại sau ít phút.',
  again: 'Đọc lại',
  processor: 'Bộ xử lý đang dùng',
  memory: 'Bộ nhớ đang dùng',
  disk: 'Ổ đĩa đã dùng',
  received: 'Đã nhận từ lúc bật máy',
  sent: 'Đã gửi từ lúc bật máy',
  unknown: 'Máy không báo',
  filling: ({ used, total }: Filling) =>
    total === null ? formatBytes(used) : `${formatBytes(used)} / ${formatBytes(total)} (${formatShare(used / total)})`,
  hint: 'Máy chủ đo và trả về ngay lúc này. Cửa hàng không lưu lại các số này.',
} as const;
