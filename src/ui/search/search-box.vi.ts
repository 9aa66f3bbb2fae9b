export const searchBoxText = {
  submit: 'Tìm',
  suggestions: 'Gợi ý',
  suggested: (count: number) => (count === 0 ? '' : `${count} gợi ý, dùng phím mũi tên để chọn`),
};
