export const compareLinkText = {
  compare: 'So sánh',
  on: 'Đang so sánh',
  favourites: (count: number, most: number) =>
    count > most ? `So sánh ${most} mục mới nhất` : 'So sánh các mục yêu thích',
} as const;
