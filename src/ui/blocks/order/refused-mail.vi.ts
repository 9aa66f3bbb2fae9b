export const refusedMailText = {
  titles: {
    order: (address: string) => `Email gửi tới ${address} không đến nơi.`,
    invoice: (address: string) => `Hoá đơn gửi tới ${address} không đến nơi.`,
  },
  correct: {
    order: 'Máy chủ của địa chỉ này từ chối nhận. Bạn nhập địa chỉ khác để nhận lại các email về đơn hàng.',
    invoice: 'Máy chủ của địa chỉ này từ chối nhận. Bạn nhập địa chỉ khác để nhận lại hoá đơn.',
  },
  label: 'Email khác',
  submit: 'Sửa và gửi lại',
  call: 'Muốn nhận ở địa chỉ khác, bạn sửa trong trình duyệt đã đặt đơn, hoặc gọi',
} as const;
