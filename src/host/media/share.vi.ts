export const share = {
  shop: 'Máy chủ, hosting, tên miền: giá niêm yết công khai',
  shopKicker: 'Cho thuê hạ tầng tại Việt Nam',
  promise: 'Giá từng dòng, VAT ghi rõ, thanh toán VietQR',
  article: 'Bài viết',
};
