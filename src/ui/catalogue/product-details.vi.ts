export const product = {
  description: 'Mô tả',
  specifications: 'Thông số',
  screens: 'Nơi bạn quản lý dịch vụ',
  policy: 'Chính sách',
  extras: 'Thường mua kèm',
  goesWith: 'Thường mua kèm đơn này',
  price: (price: string, unit: string, term: string) => `${price}/${unit}, kỳ ${term}`,
  policies: (hotline: string) => [
    {
      title: 'Giá và gia hạn',
      text: 'Giá trong giỏ được giữ 7 ngày. Giá gia hạn là giá niêm yết của cùng thời hạn, ghi ngay cạnh giá mua.',
    },
    {
      title: 'Hoá đơn',
      text: 'Hoá đơn ghi thuế suất từng dòng và mở được ngay sau khi thanh toán. Công ty nhập mã số thuế khi đặt hàng.',
    },
    { title: 'Hỗ trợ', text: `Hotline ${hotline} miễn phí cước, trực 24/7.` },
  ],
  contact: 'Hỏi về gói này:',
};
