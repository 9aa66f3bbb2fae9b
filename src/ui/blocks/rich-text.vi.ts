/** Words of a text that editors wrote. */
export const richWords = {
  copyCode: 'Sao chép đoạn mã',
  table: 'Bảng, cuộn ngang được',
};
