import type { ServicePart } from '#core/services/service-tabs.ts';

/** [SVC-01] */
export const serviceTabsText = {
  label: 'Các phần của dịch vụ',
  overview: 'Tổng quan',
  titles: {
    khoa: 'Khoá truy cập',
    'nguoi-dung': 'Người dùng',
    'quan-ly': 'Quản lý',
    'ban-chup': 'Bản chụp',
    'so-do': 'Số đo',
    dns: 'DNS',
    'ten-mien': 'Tên miền',
    'gia-han': 'Gia hạn & huỷ',
    'doi-goi': 'Đổi gói',
    'lich-su': 'Lịch sử',
  } satisfies Readonly<Record<ServicePart, string>>,
} as const;
