export const paginationText = {
  pages: 'Phân trang',
  previous: 'Trang trước',
  next: 'Trang sau',
};
