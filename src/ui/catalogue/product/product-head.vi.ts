import type { CompanionPage } from '#core/catalogue/companion-page.ts';

export const product = {
  code: (sku: string) => `Mã ${sku}`,
  customise: 'Mở mọi tuỳ chọn',
  plainView: 'Về trang sản phẩm',
  customiseLead: 'Mọi tuỳ chọn đều mở trên một trang. Sao chép liên kết để gửi đúng cấu hình này cho người khác.',
  companions: {
    lab: 'Xem các bài thực hành',
    'm365-backup': 'Chọn theo số người dùng',
  } satisfies Record<CompanionPage['kind'], string>,
  copyLink: 'Sao chép liên kết',
};
