export const orderWords = {
  subtotal: (count: number) => `Tạm tính, ${count} sản phẩm`,
  subtotalPlain: 'Tạm tính',
  includes: (vat: string, percent: number | null, stateFee: string | null) =>
    [
      `Trong đó VAT${percent === null ? '' : ` ${percent}%`} ${vat}`,
      ...(stateFee === null ? [] : [`lệ phí nhà nước ${stateFee}, không chịu VAT`]),
    ].join('; '),
  free: '0đ',
  transferOf: (name: string) => `Chuyển tên miền về: ${name}`,
  exchangeOf: (title: string) => `Đổi địa chỉ IP: ${title}`,
  renewal: (price: string) => `Gia hạn cả đơn: ${price}, đã gồm VAT, theo giá niêm yết hôm nay.`,
  amount: 'Thành tiền',
  lines: 'Sản phẩm trong đơn',
  product: 'Sản phẩm',
  quantity: 'Kỳ hạn',
  discount: (code: string) => `Giảm giá ${code}`,
};

export const steps = {
  label: 'Các bước đặt hàng',
  names: ['Giỏ hàng', 'Thông tin và thanh toán', 'Hoàn thành'],
} as const;
