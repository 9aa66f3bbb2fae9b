import { blocks } from '#ui/blocks/messages.vi.ts';

export const product = {
  description: 'Mô tả',
  tags: 'Sản phẩm cùng đặc điểm',
  specifications: 'Thông số',
  weight: 'Khối lượng',
  kilograms: (weight: number) => `${weight.toLocaleString('vi-VN')} kg`,
  size: 'Kích thước (rộng × sâu × cao)',
  sides: ({ width, depth, height }: { readonly width: number; readonly depth: number; readonly height: number }) =>
    `${[width, depth, height].map((side) => side.toLocaleString('vi-VN')).join(' × ')} mm`,
  screens: 'Nơi bạn quản lý dịch vụ',
  policy: 'Chính sách',
  extras: 'Thường mua kèm',
  goesWith: 'Thường mua kèm đơn này',
  price: (price: string, unit: string, term: string) => `${price}/${unit}, kỳ ${term}`,
  policies: (hotline: string, hotlineNote: string) => [
    {
      title: 'Giá và gia hạn',
      text: 'Giá trong giỏ hàng được giữ 7 ngày. Giá gia hạn là giá niêm yết của cùng thời hạn, ghi ngay cạnh giá mua.',
    },
    {
      title: 'Hoá đơn',
      text: 'Hoá đơn ghi thuế suất từng dòng và mở được ngay sau khi thanh toán. Công ty nhập mã số thuế khi đặt hàng.',
    },
    { title: 'Hỗ trợ', text: `Hotline ${hotline}${blocks.afterHotline(hotlineNote)}` },
  ],
  contact: 'Hỏi về gói này:',
};
