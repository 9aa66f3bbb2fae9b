export const dueCalendarText = {
  name: (shop: string) => `Lịch đến hạn, ${shop}`,
  renewal: (name: string) => `Hết hạn: ${name}`,
  instalment: (name: string) => `Kỳ trả góp: ${name}`,
  amount: (amount: string) => `${amount}, đã gồm VAT, theo giá ngày tải lịch.`,
} as const;
