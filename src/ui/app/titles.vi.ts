/** [ROUTE-47] */
export const shopName = 'Cửa Hàng Mây';
export const homeTitle = 'Thuê máy chủ SSD, VPS hosting giá niêm yết | Cửa Hàng Mây';
export const shopDescription =
  'Thuê Cloud Server, VPS, hosting, máy chủ vật lý và tên miền. Giá công khai từng dòng, VAT ghi rõ, thanh toán VietQR.';
export const missingTitle = '404 - Không tìm thấy trang';
export const feedTitle = 'Bài viết của Cửa Hàng Mây';
export const titleOf = (page: string): string => `${page} | ${shopName}`;
export const customiseTitle = (product: string): string => `Tuỳ biến ${product}`;
