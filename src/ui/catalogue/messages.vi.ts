export const catalogue = {
  byUsers: 'Chọn theo số người dùng',
  shop: 'Cửa hàng',
  shopLead: 'Mọi gói đang bán, giá công khai. Lọc theo giá, tìm theo tên, sắp xếp theo ý bạn.',
  products: 'Tất cả sản phẩm',
  productsLead: 'Tìm theo tên gói, thông số hoặc công dụng. Gõ có dấu hay không dấu đều được.',
  bareMetal: 'Bare Metal: máy chủ vật lý cho thuê',
  bareMetalLead: 'Trọn một máy vật lý, không chia sẻ. Bảng dưới ghi cấu hình, tình trạng và giá của từng máy.',
  tree: 'Danh mục sản phẩm',
  filters: 'Bộ lọc',
  matching: 'phù hợp',
  /** Catalogue badge that one card per grid shows. */
  flag: 'Bán chạy',
  subcategories: 'Các dòng sản phẩm',
};
