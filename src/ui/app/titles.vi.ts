/** [ROUTE-47] */
export const titleOf = (page: string, shop: string): string => `${page} | ${shop}`;
export const homeTitle = (shop: string): string => titleOf('Thuê máy chủ SSD, VPS hosting giá niêm yết', shop);
export const shopDescription =
  'Thuê Cloud Server, VPS, hosting, máy chủ vật lý và tên miền. Giá công khai từng dòng, VAT ghi rõ, thanh toán VietQR.';
export const missingTitle = '404 - Không tìm thấy trang';
export const feedTitle = (shop: string): string => `Bài viết của ${shop}`;
export const customiseTitle = (product: string): string => `Tuỳ biến ${product}`;
