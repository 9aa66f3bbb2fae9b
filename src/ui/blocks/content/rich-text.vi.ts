export const richWords = {
  copyCode: 'Sao chép đoạn mã',
  table: 'Bảng, cuộn ngang được',
};
