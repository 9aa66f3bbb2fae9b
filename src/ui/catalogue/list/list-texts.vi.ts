import type { ListOrder } from '#core/catalogue/plans/list-order.ts';
import { countText } from './count-text.vi.ts';

/** Texts of the parts of a list that load later: filters, controls, table, empty list. */
export const listTexts = {
  availability: 'Tình trạng',
  show: (total: number) => (total === 0 ? countText(0) : `Xem ${countText(total)}`),
  view: 'Cách xem',
  views: { the: 'Thẻ', bang: 'Bảng' },
  tableOf: 'Bảng gói: cấu hình, giá và tình trạng',
  plan: 'Gói',
  columns: { cpu: 'CPU', ram: 'RAM', disk: 'Ổ đĩa', gpu: 'GPU' },
  price: 'Giá',
  details: 'Thông số',
  choose: 'Chọn',
  forTerm: (term: string) => `thuê ${term}`,
  priceBasis: (someInside: boolean, someOutside: boolean) => {
    if (!someInside) return 'Giá chưa gồm VAT.';
    return someOutside ? 'Giá chưa gồm VAT, trừ tên miền đã gồm VAT.' : 'Giá đã gồm VAT.';
  },
  sortBy: (column: string, descending: boolean) => `Sắp xếp theo ${column}, ${descending ? 'lớn trước' : 'nhỏ trước'}`,
  keyword: 'Từ khoá',
  keywordHint: 'ví dụ: 8 GB RAM',
  priceRange: 'Giá mỗi tháng (đ)',
  priceFrom: 'Từ',
  priceTo: 'Đến',
  onlySale: 'Chỉ gói đang giảm giá',
  apply: 'Áp dụng',
  clear: 'Xoá hết',
  sort: 'Sắp xếp',
  sorts: {
    line: 'Theo dòng sản phẩm',
    size: 'Từ nhỏ đến lớn',
    popular: 'Phổ biến trước',
    'price-asc': 'Giá thấp trước',
    'price-desc': 'Giá cao trước',
    name: 'Theo tên',
    'cpu-asc': 'vCPU ít trước',
    'cpu-desc': 'vCPU nhiều trước',
    'ram-asc': 'RAM nhỏ trước',
    'ram-desc': 'RAM lớn trước',
    'disk-asc': 'Ổ đĩa nhỏ trước',
    'disk-desc': 'Ổ đĩa lớn trước',
  } satisfies Record<ListOrder, string>,
  drop: (what: string) => `Bỏ lọc ${what}`,
  from: (amount: string) => `từ ${amount}`,
  to: (amount: string) => `đến ${amount}`,
  sale: 'đang giảm giá',
  emptyTitle: 'Không có gói nào khớp',
  emptyText: 'Bạn bớt một điều kiện lọc hoặc đổi từ khoá.',
  emptyBecause: (text: string) => `Các điều kiện lọc không đi cùng nhau. Bỏ “${text}” là có gói phù hợp.`,
  dropOne: (text: string) => `Bỏ “${text}”`,
  seeAll: 'Xem mọi gói',
};
