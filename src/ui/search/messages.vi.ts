import type { SearchKind } from '#core/search/site-search.ts';

export const searchText = {
  search: 'Tìm kiếm',
  label: 'Tìm sản phẩm, bài viết, câu hỏi',
  placeholder: 'ví dụ: vps wordpress, tên miền .vn',
  kinds: {
    product: 'Sản phẩm',
    category: 'Danh mục',
    article: 'Bài viết',
    faq: 'Câu hỏi thường gặp',
  } satisfies Record<SearchKind, string>,
  title: 'Tìm kiếm',
  titleOf: (term: string) => `Tìm “${term}”`,
  lead: 'Gõ có dấu hay không dấu đều được, sai một chữ cái cũng tìm ra.',
  resultsOf: (total: number, term: string) => `${total} kết quả cho “${term}”`,
  count: (total: number) => `${total} kết quả`,
  more: {
    product: (total: number) => `Xem cả ${total} sản phẩm`,
    category: () => 'Xem cả cửa hàng',
    article: (total: number) => `Xem cả ${total} bài viết`,
    faq: () => 'Xem mọi câu hỏi',
  } satisfies Record<SearchKind, (total: number) => string>,
  emptyTitle: (term: string) => `Không tìm thấy gì cho “${term}”`,
  emptyText: 'Bạn thử ít từ hơn, hoặc gọi tên việc cần làm: «sao lưu», «email tên miền», «chuyển hosting».',
  startTitle: 'Bạn đang tìm gì?',
  startText: 'Tên gói, thông số, tên miền, hướng dẫn hay một câu hỏi về thanh toán.',
  toShop: 'Xem cửa hàng',
  toArticles: 'Đọc bài viết',
};
