import type { DeskColumns } from '#contracts/desk/columns/desk-column.ts';
import type { BannerRecord } from '#contracts/desk/content/banner-record.ts';
import { formatSchedule } from './schedule.vi.ts';

export const bannerColumns = {
  name: { title: 'Tên banner' },
  type: {
    title: 'Loại',
    words: { SLIDER: 'Trình chiếu trên trang chủ', POPUP: 'Cửa sổ nổi', FLOATING: 'Biểu tượng trôi' },
  },
  media: { title: 'Ảnh', text: ({ media }) => `${media.length} ảnh` },
  startDate: { title: 'Thời gian', text: ({ startDate, endDate }) => formatSchedule(startDate, endDate) },
  siteName: { title: 'Hiện ở' },
  state: {
    title: 'Tình trạng',
    words: { live: 'Đang hiện', idle: 'Không hiện', draft: 'Bản nháp' },
    tones: { live: 'success', idle: 'warning', draft: 'default' },
  },
  problems: { title: 'Vì sao', text: ({ problems }) => problems.join(' ') },
} as const satisfies DeskColumns<BannerRecord>;
