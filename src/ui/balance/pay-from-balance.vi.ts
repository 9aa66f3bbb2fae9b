/** Apart from the texts of the balance's own page, because the pages of orders load them first. */
export const payFromBalanceText = {
  title: 'Trả từ số dư',
  detail: (due: string, balance: string) =>
    `Đơn này còn phải trả ${due}, số dư của bạn đang có ${balance}. Đơn được trả ngay, không cần chuyển khoản.`,
  pay: 'Trả từ số dư',
} as const;
