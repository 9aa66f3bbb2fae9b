import type { DayState } from '#core/status/status.ts';

const partNames: Readonly<Record<string, string>> = {
  shop: 'Cửa hàng',
  orders: 'Đơn hàng và tài khoản',
  payment: 'Cổng thanh toán',
  dns: 'Máy chủ tên',
  mail: 'Gửi thư',
};

export const statusText = {
  title: 'Tình trạng hệ thống',
  description: 'Kết quả tự đo từng phần của cửa hàng suốt 90 ngày, và các sự cố đã xảy ra.',
  lead: 'Máy của cửa hàng tự đo từng phần năm phút một lần. Khoảng không có lần đo nào được ghi là không rõ, không tính là hoạt động.',
  /** `payment-VNPAY` names the gateway. */
  part: (id: string): string =>
    Object.hasOwn(partNames, id) ? (partNames[id] ?? id) : `${partNames.payment} ${id.replace(/^payment-/, '')}`,
  now: { up: 'Đang hoạt động', down: 'Đang gián đoạn', unknown: 'Không rõ' },
  /** Thousandths of a percent. */
  uptime: (share: number | null): string =>
    share === null ? 'Chưa có lần đo' : `${(share / 1_000).toFixed(3).replace('.', ',')}% số lần đo thấy hoạt động`,
  days: (counts: Readonly<Record<DayState, number>>): string =>
    `90 ngày: ${counts.up} ngày hoạt động, ${counts.down} ngày có gián đoạn, ${counts.partial} ngày chỉ đo được một phần, ${counts.unknown} ngày không rõ`,
  day: (
    date: string,
    { up, down, unknown }: { readonly up: number; readonly down: number; readonly unknown: number },
  ) => `${date}: ${up} lần đo thấy hoạt động, ${down} lần gián đoạn, ${unknown} khoảng không rõ`,
  legend: 'Mỗi vạch là một ngày, hôm nay ở bên phải',
  states: {
    up: 'Hoạt động',
    down: 'Có gián đoạn',
    partial: 'Đo được một phần',
    unknown: 'Không rõ',
  } satisfies Readonly<Record<DayState, string>>,
  parts: 'Các phần của cửa hàng',
  incidents: 'Sự cố',
  noIncidents: 'Không có sự cố nào được ghi suốt 90 ngày qua.',
  open: 'Đang xử lý',
  ended: 'Đã xong',
  started: (at: string) => `Bắt đầu ${at}`,
  endedAt: (at: string) => `kết thúc ${at}`,
  affects: (parts: readonly string[]) => `Ảnh hưởng: ${parts.join(', ')}`,
  feed: 'Theo dõi sự cố bằng Atom',
} as const;
