import { sampleIdentity } from '#contracts/seed/sample-identity.ts';
import { withSampleWords } from '#contracts/seed/with-sample-words.ts';
import type { SeedBanner, SeedCaption, SeedSlide } from './publications.ts';

const shop = sampleIdentity.domain;

/** The picture is art without words. */
const slide = (image: string, link: string | null, caption: SeedCaption): SeedSlide => ({
  image,
  title: '',
  link,
  caption,
});

/** With the words of `contracts/shop-words.ts`. */
export const writtenBanners: readonly SeedBanner[] = [
  {
    slug: 'trang-chu-gpu-desktop',
    name: 'Trang chủ: GPU Cloud Desktop',
    type: 'SLIDER',
    media: [
      slide('/uploads/banner-gpu-desktop.png', '/cua-hang/danh-muc/gpu-desktop', {
        heading: 'GPU Cloud Desktop, máy đồ hoạ thuê theo tháng',
        text: 'Dựng phim, dựng hình từ máy tính đang có.',
        button: 'Xem cấu hình GPU',
        tone: 'indigo',
        showsPrice: true,
      }),
    ],
    startDate: '2026-01-01T00:00:00.000Z',
    endDate: null,
    site: shop,
  },
  {
    slug: 'trang-chu-hosting-ten-mien',
    name: 'Trang chủ: hosting và tên miền',
    type: 'SLIDER',
    media: [
      slide('/uploads/banner-hosting-ten-mien.png', '/cua-hang/danh-muc/web-hosting', {
        heading: 'Có trang web trong một buổi tối',
        text: 'Hosting kèm SSL và hộp thư theo tên miền.',
        button: 'Xem các gói hosting',
        tone: 'turmeric',
        showsPrice: true,
      }),
    ],
    startDate: '2026-01-01T00:00:00.000Z',
    endDate: null,
    site: shop,
  },
  {
    slug: 'trang-chu-sao-luu-m365',
    name: 'Trang chủ: sao lưu Microsoft 365',
    type: 'SLIDER',
    media: [
      slide('/uploads/banner-sao-luu-m365.png', '/cua-hang/danh-muc/m365-backup', {
        heading: 'Microsoft 365 cũng cần một bản sao riêng',
        text: 'Thư, lịch và OneDrive giữ ở một nơi khác.',
        button: 'Xem gói sao lưu',
        tone: 'green',
        showsPrice: true,
      }),
    ],
    startDate: '2026-01-01T00:00:00.000Z',
    endDate: null,
    site: shop,
  },
  {
    slug: 'cua-so-goi-ban-chay',
    name: 'Cửa sổ: gói bán chạy và tên miền',
    type: 'POPUP',
    media: [
      slide('/uploads/popup-cloud-server.png', '/san-pham/cloud-server-ssd-4', {
        heading: 'Cloud Server SSD 4',
        text: '2 vCPU, 4 GB RAM, 60 GB NVMe',
        button: 'Xem gói này',
        tone: 'indigo',
        showsPrice: true,
      }),
      slide('/uploads/popup-ten-mien.png', '/cua-hang/danh-muc/domain', {
        heading: 'Giữ tên miền trước đã',
        text: 'Tên .vn ghi riêng lệ phí nhà nước và phí dịch vụ.',
        button: 'Tìm tên miền',
        tone: 'turmeric',
        showsPrice: true,
      }),
    ],
    startDate: null,
    endDate: null,
    site: shop,
  },
  {
    slug: 'bieu-tuong-tu-van',
    name: 'Biểu tượng: nhờ tư vấn',
    type: 'FLOATING',
    media: [
      slide('/uploads/bieu-tuong-tu-van.png', '/dang-ky-tu-van', {
        heading: 'Nhờ chọn giúp',
        text: '',
        button: '',
        tone: 'turmeric',
        showsPrice: false,
      }),
    ],
    startDate: null,
    endDate: null,
    site: shop,
  },
  {
    slug: 'cua-so-tet-2026',
    name: 'Cửa sổ: lịch trực Tết 2026 (đã hết hạn)',
    type: 'POPUP',
    media: [
      slide('/uploads/popup-lich-truc-tet.png', '/lien-he', {
        heading: 'Tết Bính Ngọ vẫn có người trực',
        text: 'Hotline {{hotline}} miễn cước, cả ngày đêm, kể cả mồng một.',
        button: 'Xem giờ trực',
        tone: 'turmeric',
        showsPrice: false,
      }),
    ],
    startDate: '2026-02-10T00:00:00.000Z',
    endDate: '2026-02-23T16:59:59.000Z',
    site: shop,
  },
  {
    slug: 'cua-so-doi-tac',
    name: 'Cửa sổ của trang đối tác',
    type: 'POPUP',
    media: [{ image: '/uploads/popup-doi-tac.png', title: 'Dành cho đại lý', link: '/lien-he', caption: null }],
    startDate: null,
    endDate: null,
    site: 'doi-tac.example',
  },
];

export const seedBanners: readonly SeedBanner[] = withSampleWords(writtenBanners);
