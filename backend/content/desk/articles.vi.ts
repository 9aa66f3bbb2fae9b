export const articleWords = {
  gone: 'Mục đã chọn không còn. Hãy chọn mục khác.',
};
