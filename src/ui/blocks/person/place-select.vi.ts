export const placeSelectText = {
  noPlace: 'Không có trong danh sách',
  clear: 'Xoá lựa chọn',
  close: 'Đóng danh sách',
  showWards: 'Hiện phường, xã',
  wardWithoutScript: 'Chưa bật JavaScript: bấm nút dưới để hiện danh sách phường, xã của tỉnh đã chọn.',
};
