export const identityProvider = {
  titles: {
    google: 'Đăng nhập bằng Google thử nghiệm',
    facebook: 'Đăng nhập bằng Facebook thử nghiệm',
    zalo: 'Đăng nhập bằng Zalo thử nghiệm',
  },
  lead: 'Trang này đóng vai nhà cung cấp đăng nhập. Bạn chọn một người để tiếp tục.',
  cancel: 'Huỷ',
} as const;
