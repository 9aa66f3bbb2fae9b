export const kit = {
  close: 'Đóng',
};
