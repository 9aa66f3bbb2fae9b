/** [CAT-10] */
export const stockAlertText = {
  title: 'Báo khi có hàng',
  lead: (product: string) => `Để lại email, bạn nhận một thư ngay khi ${product} đặt được trở lại.`,
  email: 'Email nhận thư báo',
  hint: 'Địa chỉ chỉ dùng cho thư này rồi được xoá.',
  submit: 'Báo cho tôi',
} as const;
