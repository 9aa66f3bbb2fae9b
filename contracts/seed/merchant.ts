/** Defaults of the embedded shop, overridden by configuration. */
export const seedSeller = {
  name: 'Công ty TNHH Cửa Hàng Mây',
  taxCode: '0108888888',
  address: 'Số 1 phố Minh Hoạ, Phường Cầu Giấy, Thành phố Hà Nội',
  email: 'hoadon@cuahangmay.example',
  phone: '1800.6070',
} as const;

/** NAPAS has not assigned this bank number, so no money can be sent by mistake. */
export const seedBankAccount = {
  bank: 'Ngân hàng Minh Hoạ (MHB)',
  bin: '999999',
  accountNumber: '0123456789',
  accountName: 'CONG TY TNHH CUA HANG MAY',
} as const;

export const seedPaymentMethods = [
  {
    id: '1',
    code: 'VIETQR',
    kind: 'transfer',
    name: 'Chuyển khoản VietQR',
    description: 'Quét mã bằng ứng dụng của mọi ngân hàng, đơn được xác nhận khi tiền vào.',
    image: '/uploads/payment-vietqr.svg',
  },
  {
    id: '2',
    code: 'VNPAY',
    kind: 'redirect',
    name: 'Cổng thanh toán VNPAY',
    description: 'Thẻ ATM nội địa, thẻ quốc tế hoặc tài khoản ngân hàng, trả trên trang của cổng thanh toán.',
    image: '/uploads/payment-vnpay.svg',
  },
] as const;
