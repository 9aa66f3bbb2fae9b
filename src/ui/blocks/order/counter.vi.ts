export const counterText = {
  decrease: 'Giảm',
  increase: 'Tăng',
};
