import type { OfferColumn } from '#core/domains/sort-offers.ts';

export const shelfText = {
  everyGroup: 'Tất cả',
  transfer: 'Chuyển tên miền về đây',
  caption: (count: number) => `Bảng giá ${count} đuôi tên miền`,
  columns: {
    ext: 'Đuôi',
    first: 'Năm đầu',
    renewal: 'Gia hạn mỗi năm',
    transfer: 'Chuyển về',
  } satisfies Record<OfferColumn, string>,
  noTransfer: '—',
  state: 'Phí nhà nước',
  service: 'Phí dịch vụ',
  vat: 'VAT',
  term: 'Thời hạn',
  terms: (years: readonly number[]): string => `${years.join(', ')} năm`,
  act: 'Tìm tên',
  choose: 'Tìm tên',
  basis:
    'Giá năm đầu, gia hạn và chuyển về đã gồm VAT. Chuyển về được cộng thêm một năm vào hạn đang có. Phí nhà nước trong giá năm đầu gồm lệ phí đăng ký và phí duy trì, không chịu VAT.',
};
