import { productTagColumns as columns } from '#contracts/desk/columns/product-tag-columns.vi.ts';

export const productTagWords = {
  search: 'Tên hoặc mã',
  name: columns.name.title,
  tag: columns.tag.title,
  tagHelp: 'Chữ thường không dấu, số và gạch nối, ví dụ ban-chay; là một phần địa chỉ và giữ mãi',
  tags: 'Thẻ',
  tagsHelp: 'Khách bấm một thẻ để xem mọi sản phẩm có thẻ ấy.',
  count: (products: number) => `${products} sản phẩm`,
  page: 'Xem ở cửa hàng',
  remove: 'Xoá',
  removeTitle: 'Xoá thẻ này?',
  removeText: 'Chỉ xoá được thẻ mà không sản phẩm nào mang.',
  removed: 'Đã xoá thẻ.',
};
