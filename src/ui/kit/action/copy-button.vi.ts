export const copyWords = {
  copied: 'Đã sao chép.',
  failed: 'Trình duyệt không cho sao chép. Bạn chọn dòng chữ rồi sao chép tay.',
};
