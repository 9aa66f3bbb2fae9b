export const refusedMailText = {
  title: (address: string) => `Email gửi tới ${address} không đến nơi.`,
  correct: 'Máy chủ của địa chỉ này từ chối nhận. Bạn nhập địa chỉ khác để nhận lại các email về đơn hàng.',
  label: 'Email khác',
  submit: 'Sửa và gửi lại',
  call: 'Muốn nhận ở địa chỉ khác, bạn sửa trong trình duyệt đã đặt đơn, hoặc gọi',
} as const;
