import type { FigureRecord } from '#contracts/desk/figure-record.ts';
import type { DeskColumns } from './desk-column.ts';

export const figureColumns = {
  id: {
    title: 'Chỉ số',
    words: {
      today: 'Doanh thu hôm nay',
      month: 'Doanh thu tháng này',
      recurring: 'Doanh thu định kỳ mỗi tháng',
      renewals: 'Đến hạn trong 30 ngày',
      churn: 'Dịch vụ rời đi trong 30 ngày',
      conversion: 'Đơn được thanh toán trong 30 ngày',
    },
  },
  value: { title: 'Giá trị', kind: 'number' },
  before: { title: 'Cùng lúc kỳ trước', kind: 'number' },
  count: { title: 'Trên tổng số', kind: 'number' },
} as const satisfies DeskColumns<FigureRecord>;
