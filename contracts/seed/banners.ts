import type { SeedBanner } from './publications.ts';

const shop = 'cuahangmay.example';

export const seedBanners: readonly SeedBanner[] = [
  {
    slug: 'trang-chu-gpu-desktop',
    name: 'Trang chủ: GPU Cloud Desktop',
    type: 'SLIDER',
    media: [
      {
        image: '/uploads/banner-gpu-desktop.png',
        title: 'GPU Cloud Desktop, máy đồ hoạ thuê theo tháng: từ 2.990.000đ/tháng khi thuê 1 tháng, chưa gồm VAT',
        link: '/cua-hang/danh-muc/gpu-desktop',
      },
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
      {
        image: '/uploads/banner-hosting-ten-mien.png',
        title: 'Có trang web trong một buổi tối: hosting từ 29.000đ/tháng khi thuê 3 tháng, chưa gồm VAT',
        link: '/cua-hang/danh-muc/web-hosting',
      },
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
      {
        image: '/uploads/banner-sao-luu-m365.png',
        title: 'Microsoft 365 cũng cần một bản sao riêng: từ 490.000đ/tháng khi thuê 1 tháng, chưa gồm VAT',
        link: '/cua-hang/danh-muc/m365-backup',
      },
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
      {
        image: '/uploads/popup-cloud-server.png',
        title: 'Cloud Server SSD 4: 2 vCPU, 4 GB RAM, 60 GB NVMe, 329.000đ/tháng; gia hạn 389.000đ, chưa gồm VAT',
        link: '/san-pham/cloud-server-ssd-4',
      },
      {
        image: '/uploads/popup-ten-mien.png',
        title: 'Giữ tên .vn trước đã: 666.000đ năm đầu, gia hạn 458.000đ mỗi năm, đã gồm VAT và phí nhà nước',
        link: '/cua-hang/danh-muc/domain',
      },
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
      {
        image: '/uploads/bieu-tuong-tu-van.png',
        title: 'Nhờ chọn giúp: đăng ký tư vấn',
        link: '/dang-ky-tu-van',
      },
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
      {
        image: '/uploads/popup-lich-truc-tet.png',
        title: 'Tết Bính Ngọ vẫn có người trực: 1800 6070',
        link: '/lien-he',
      },
    ],
    startDate: '2026-02-10T00:00:00.000Z',
    endDate: '2026-02-23T16:59:59.000Z',
    site: shop,
  },
  {
    slug: 'cua-so-doi-tac',
    name: 'Cửa sổ của trang đối tác',
    type: 'POPUP',
    media: [{ image: '/uploads/popup-doi-tac.png', title: 'Dành cho đại lý', link: '/lien-he' }],
    startDate: null,
    endDate: null,
    site: 'doi-tac.example',
  },
];
