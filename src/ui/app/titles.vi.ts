/** [ROUTE-47] */
export const titleOf = (page: string, shop: string): string => `${page} | ${shop}`;
export const homeTitle = (shop: string): string => titleOf('Bảng giá và đặt hàng trực tuyến', shop);
export const shopDescription = (shop: string): string =>
  `Dịch vụ của ${shop}: giá công khai từng dòng, VAT ghi rõ, đặt hàng không cần tài khoản.`;
export const missingTitle = '404 - Không tìm thấy trang';
export const feedTitle = (shop: string): string => `Bài viết của ${shop}`;
export const customiseTitle = (product: string): string => `Tuỳ biến ${product}`;
