export const kit = {
  pages: 'Phân trang',
  previousPage: 'Trang trước',
  nextPage: 'Trang sau',
  close: 'Đóng',
  required: 'bắt buộc',
  optional: '(không bắt buộc)',
  decrease: 'Giảm',
  increase: 'Tăng',
  copied: 'Đã sao chép.',
  copyFailed: 'Trình duyệt không cho sao chép. Bạn chọn dòng chữ rồi sao chép tay.',
};
