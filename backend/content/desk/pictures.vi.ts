export const pictureWords = {
  foreign: (host: string): string =>
    `Ảnh ở ${host} không hiện ở cửa hàng: máy chủ này ngoài danh sách được phép (người vận hành đặt ở CONTENT_IMAGE_ORIGINS) hoặc địa chỉ có phần sau dấu ?.`,
  missing: 'Không có tệp ảnh này trong kho. Chọn ảnh ở ô trên, hoặc nhập đường dẫn dạng /uploads/ten-anh.png.',
  gone: 'Ảnh này không còn trong kho. Hãy chọn ảnh khác.',
};
