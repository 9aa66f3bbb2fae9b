import { sampleIdentity } from '#contracts/seed/sample-identity.ts';
import type { ShopContact } from '#core/shared/shop/shop-identity.ts';
import type { SeedFooterBanner } from './publications.ts';

/** What editors set for the whole site. */
export type SeedSiteConfig = ShopContact & {
  readonly name: string;
  readonly BannerFooter: SeedFooterBanner;
  readonly about: string;
  readonly headline: string;
  readonly lead: string;
  readonly voucherText: string;
};

export const seedSiteConfig: SeedSiteConfig = {
  name: 'Cấu hình chung',
  BannerFooter: {
    title: '',
    image: '/uploads/chan-trang-chuyen-dich-vu.png',
    link: '/ho-tro/chuyen-dich-vu',
    caption: {
      heading: 'Chuyển nhà về đây, không gián đoạn',
      text: 'Hosting, email, máy chủ: kỹ thuật viên làm cùng bạn.',
      button: 'Xem cách chuyển',
      tone: 'indigo',
      showsPrice: false,
    },
    startDate: '2026-01-01T00:00:00.000Z',
    endDate: '2027-12-31T16:59:59.000Z',
  },
  ...sampleIdentity.contact,
  headline: 'Thuê máy chủ SSD, VPS hosting, giá niêm yết rõ từng đồng',
  lead: 'Chọn cấu hình, thấy ngay tổng tiền hôm nay và giá khi gia hạn. Quét mã VietQR để trả, không cần tài khoản.',
  about: 'Cho thuê máy chủ, hosting và tên miền cho doanh nghiệp Việt Nam.',
  voucherText: 'Mã CHAOMUNG10 chờ sẵn trong giỏ hàng, bạn chỉ cần bấm Áp dụng. Số tiền được giảm ghi ngay cạnh mã.',
};
