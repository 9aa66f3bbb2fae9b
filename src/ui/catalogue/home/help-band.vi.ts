export const helpText = {
  title: 'Chưa chắc gói nào vừa?',
  text: 'Cho biết số lượt xem mỗi ngày và phần mềm đang dùng. Kỹ thuật viên gợi ý gói vừa đủ, không bán thừa.',
} as const;
