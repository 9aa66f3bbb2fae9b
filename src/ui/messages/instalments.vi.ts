/** Words of paying by the month. Amounts come as they are drawn, with VAT. */
export const instalments = {
  title: 'Trả góp',
  hint: 'Trả tháng đầu khi đặt hàng, các tháng sau trả theo hoá đơn tháng. Giá trả ngay không đổi.',
  choices: 'Cách trả',
  atOnce: 'Trả ngay một lần',
  atOncePrice: (amount: string, term: string) => `${amount} cho ${term}, đã gồm VAT`,
  plan: (months: number) => `Trả góp ${months} tháng`,
  first: (amount: string) => `Tháng đầu ${amount}`,
  later: (months: number, amount: string) => `${months} tháng sau, mỗi tháng ${amount}`,
  total: (amount: string, more: string) => `Tổng ${amount}, cao hơn trả ngay ${more}`,
  rates: (first: string, monthly: string) =>
    `Trả trước khoảng ${first}%, lãi phẳng ${monthly}% mỗi tháng trên phần còn lại.`,
  gone: 'Gói trả góp trong liên kết không còn, hoặc không áp dụng cho thời hạn này. Trang đang hiện giá trả ngay.',
  breakdown: (months: number) => `Chi tiết trả góp ${months} tháng`,
  part: 'Khoản',
  firstMonth: 'Tháng đầu',
  nextMonth: 'Mỗi tháng sau',
  bare: 'Máy chủ',
  collateral: 'Tuỳ chọn đi kèm',
  vat: (percent: number) => `VAT ${percent}%`,
  sum: 'Cộng',
  /** Under the total of a receipt. */
  afterwards: (months: number, amount: string) => `Sau đó ${months} tháng, mỗi tháng ${amount}, đã gồm VAT`,
  whole: (months: number, amount: string, more: string) => `Tổng ${months} tháng: ${amount}, cao hơn trả ngay ${more}.`,
  firstMonthWithVat: 'Tháng đầu, đã gồm VAT',
  firstOf: (months: number) => `Trả góp ${months} tháng, tháng đầu, đã gồm VAT`,
  /** Of a line, in cart, checkout and portal. */
  ofLine: (months: number, first: string, next: string) =>
    `Trả góp ${months} tháng: tháng đầu ${first}, các tháng sau ${next}, gồm VAT`,
  /** Of a cart or an order: what follows by the month. */
  nextOfOrder: (amount: string) => `Trả góp tháng tiếp theo: ${amount}, đã gồm VAT.`,
} as const;

/** `0.8` → `0,8`. */
export const percentText = (percent: number): string => String(percent).replace('.', ',');
