import { type Dong, formatDong } from '#core/shared/dong.ts';
import type { Mail } from './mail.ts';

export type DowngradeMail = {
  readonly name: string;
  readonly oldPlan: string;
  readonly newPlan: string;
  /** dd/MM/yyyy. */
  readonly lastDay: string;
  /** Page of the service, or of its order. */
  readonly link: string;
};

/** `lastDay`: of the current plan. `renewal`: đồng with VAT, at today's price. */
export const downgradeChosenMail =
  ({ name, oldPlan, newPlan, lastDay, link, renewal }: DowngradeMail & { readonly renewal: Dong }): Mail =>
  () => ({
    words: { dich_vu: name, goi: newPlan, ngay: lastDay },
    subject: `${name} đổi sang gói ${newPlan} sau ngày ${lastDay}`,
    summary: 'Gói đang dùng chạy đến hết kỳ đã thanh toán. Bạn đổi ý được cho đến khi gia hạn.',
    heading: `${name} đổi sang gói ${newPlan} từ kỳ sau`,
    parts: [
      { text: `Bạn đã chọn gói ${newPlan} cho kỳ sau của dịch vụ ${name}. Lần gia hạn tới tính theo giá của gói này.` },
      {
        facts: [
          ['Gói đang dùng', oldPlan],
          ['Dùng đến hết ngày', lastDay],
          ['Gói từ kỳ sau', newPlan],
          ['Giá gia hạn hiện nay (đã gồm VAT)', formatDong(renewal)],
        ],
      },
      {
        text: 'Bạn dọn bớt dữ liệu cho vừa với gói mới trước ngày đó. Đổi ý thì bạn bấm Giữ gói đang dùng ở trang dịch vụ.',
      },
      { button: 'Mở trang dịch vụ', href: link },
      { note: 'Nếu bạn không chọn, bạn mở trang dịch vụ, giữ gói đang dùng và đổi mật khẩu tài khoản.' },
    ],
  });

/** It is on the smaller plan now. `lastDay`: of the paid term. */
export const downgradedMail =
  ({ name, oldPlan, newPlan, lastDay, link }: DowngradeMail): Mail =>
  () => ({
    words: { dich_vu: name, goi: newPlan, ngay: lastDay },
    subject: `${name} đã chuyển sang gói ${newPlan}`,
    summary: 'Kỳ mới đã bắt đầu với gói bạn chọn.',
    heading: `${name} đã chuyển sang gói ${newPlan}`,
    parts: [
      { text: `Kỳ trước đã hết, dịch vụ ${name} nay dùng gói ${newPlan}.` },
      {
        facts: [
          ['Gói trước', oldPlan],
          ['Gói bây giờ', newPlan],
          ['Đã thanh toán đến hết ngày', lastDay],
        ],
      },
      { button: 'Mở trang dịch vụ', href: link },
    ],
  });
