export const inAppText = {
  lead: (app: string) => `Bạn đang xem trong trình duyệt của ${app}.`,
  noGoogle: 'Google không cho đăng nhập ở đây.',
  cart: 'Giỏ hàng và phiên đăng nhập không theo sang trình duyệt khác.',
  open: 'Mở bằng trình duyệt của máy',
  how: 'Muốn mở bằng trình duyệt của máy, bấm ⋯ ở góc màn hình rồi chọn “Mở bằng trình duyệt”.',
} as const;
