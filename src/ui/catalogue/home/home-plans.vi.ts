export const home = {
  tabs: 'Gói dựng sẵn, đổi cấu hình lúc nào cũng được',
  tabsLead: 'Chọn dòng sản phẩm và thời hạn để so giá mỗi tháng.',
  lines: 'Dòng sản phẩm',
  terms: 'Thời hạn thuê',
  tabsNote: 'Giá mỗi tháng chưa gồm VAT. Giá gia hạn là giá của cùng thời hạn, không tính ưu đãi lần đầu.',
  flag: 'Bán chạy',
  seeLine: (line: string) => `Xem mọi gói ${line}`,
};
