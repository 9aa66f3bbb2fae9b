import type { DowngradeRefusal } from '#core/services/changes/next-plan.ts';

/** [SVC-01] */
export const downgradeText = {
  title: 'Hạ gói từ kỳ sau',
  intro: (day: string) =>
    `Gói đang dùng chạy đến hết ngày ${day}. Gói nhỏ hơn bắt đầu sau ngày đó, khi bạn gia hạn; dữ liệu đang có phải vừa với gói mới.`,
  plan: 'Gói',
  introOver: (day: string) =>
    `Kỳ trước đã hết ngày ${day}. Gói nhỏ hơn bắt đầu ngay khi bạn gia hạn; dữ liệu đang có phải vừa với gói mới.`,
  renewal: 'Giá gia hạn cả kỳ',
  withVat: 'đã gồm VAT',
  action: 'Chọn',
  choose: 'Chọn từ kỳ sau',
  chooseOf: (plan: string) => `Chọn gói ${plan} từ kỳ sau`,
  chosen: (plan: string, day: string) =>
    `Từ sau ngày ${day}, dịch vụ dùng gói ${plan}. Lần gia hạn tới tính theo giá của gói này. Muốn nâng cấp, bạn giữ gói đang dùng trước.`,
  paid: (plan: string, day: string) => `Kỳ sau đã thanh toán theo gói ${plan}. Gói bắt đầu sau ngày ${day}.`,
  keep: 'Giữ gói đang dùng',
  refused: {
    'disk-shrinks': (plans: string) =>
      `Không đổi sang ${plans} được: ổ đĩa của các gói này nhỏ hơn ổ đang dùng, và ổ đĩa không thu nhỏ được mà giữ nguyên dữ liệu. Bạn thuê máy nhỏ hơn rồi chép dữ liệu sang.`,
    'too-many-users': (plans: string) =>
      `Chưa đổi sang ${plans} được: số người dùng đã gán nhiều hơn gói cho phép. Bạn gỡ bớt người dùng trước.`,
  } satisfies Readonly<Record<DowngradeRefusal, (plans: string) => string>>,
} as const;
