/** Amounts arrive formatted, with VAT. */
export const instalments = {
  title: 'Trả góp',
  hint: 'Trả tháng đầu khi đặt hàng, các tháng sau trả theo lịch trong tài khoản. Giá trả ngay không đổi.',
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
  afterwards: (months: number, amount: string) => `Sau đó ${months} tháng, mỗi tháng ${amount}, đã gồm VAT`,
  whole: (months: number, amount: string, more: string) => `Tổng ${months} tháng: ${amount}, cao hơn trả ngay ${more}.`,
  firstMonthWithVat: 'Tháng đầu, đã gồm VAT',
  firstOf: (months: number) => `Trả góp ${months} tháng, tháng đầu, đã gồm VAT`,
  ofLine: (months: number, first: string, next: string) =>
    `Trả góp ${months} tháng: tháng đầu ${first}, các tháng sau ${next}`,
  nextOfOrder: (amount: string) => `Trả góp tháng tiếp theo: ${amount}, đã gồm VAT.`,
} as const;

/** [INS-01] */
export const dueText = {
  title: 'Lịch trả góp',
  intro: (paid: number, months: number) => `Đã trả ${paid}/${months} tháng, tính cả tháng đầu trả khi đặt hàng.`,
  done: (months: number) => `Đã trả đủ ${months} tháng.`,
  forMachines: (count: number) => `Số tiền mỗi tháng là của cả ${count} máy trong đơn.`,
  caption: (item: string) => `Các tháng trả góp của ${item}`,
  month: 'Tháng',
  date: 'Ngày trả',
  amount: 'Số tiền (đã gồm VAT)',
  state: 'Tình trạng',
  monthOf: (month: number, months: number) => `${month}/${months}`,
  paid: 'Đã trả',
  paidBy: (month: number) => `Xem đơn đã trả tháng ${month}`,
  waiting: 'Chờ thanh toán',
  waitingIn: (month: number) => `Xem đơn chờ thanh toán của tháng ${month}`,
  overdue: (days: number) => `Quá hạn ${days} ngày`,
  today: 'Đến hạn hôm nay',
  left: (days: number) => `Còn ${days} ngày`,
  /** «Kỳ này: tháng 2/12, trả trước ngày 15/12/2026» */
  current: (month: number, months: number) => `Kỳ này: tháng ${month}/${months}`,
  currentDate: 'Ngày trả',
  pay: 'Trả kỳ này',
  isWaiting: (item: string, month: number) =>
    `Tháng ${month} trả góp của ${item} đang nằm trong một đơn chờ thanh toán.`,
  openOrder: 'Xem đơn hàng',
  next: (item: string, month: number, months: number) => `Trả góp tháng ${month}/${months} của ${item}`,
  nextDue: (amount: string, day: string) => `${amount}, trả trước hết ngày ${day}.`,
  nextOverdue: (amount: string, day: string) => `${amount}, đã quá ngày trả ${day}.`,
  openNext: 'Xem lịch và trả',
  titleMany: 'Gia hạn và trả góp',
  introMany: 'Chọn kỳ trả góp và dịch vụ, thanh toán một lần trong một đơn.',
  choose: 'Kỳ trả góp đến hạn',
  ends: (day: string) => `Trả trước hết ngày ${day}`,
  over: (day: string) => `Quá ngày trả ${day}`,
  total: (count: number) => `Tổng ${count} mục (đã gồm VAT)`,
  none: 'Bạn chưa chọn kỳ trả góp hay dịch vụ nào.',
  submitMany: 'Thanh toán mục đã chọn',
  payHere:
    'Các tháng này trả trong mục Dịch vụ của tài khoản. Chưa có tài khoản thì bạn đặt mật khẩu cho đơn này trước.',
  toServices: 'Mở dịch vụ của tôi',
} as const;

/** `0.8` → `0,8`. */
export const percentText = (percent: number): string => String(percent).replace('.', ',');
