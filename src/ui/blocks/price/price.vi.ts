export const priceText = {
  oldPrice: 'Giá cũ',
  saleBadge: (percent: number) => `Giảm ${percent}%`,
  renewal: (price: string) => `Gia hạn: ${price}`,
  termTotal: (term: string, total: string) => `${term}: ${total}`,
  vatInside: 'đã gồm VAT',
  vatOutside: 'chưa gồm VAT',
} as const;
