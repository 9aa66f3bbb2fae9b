import { memoryArticles } from '#adapters/memory/content/articles.ts';
import type { Publications } from '#adapters/memory/content/publications.ts';
import type { SeedArticle } from '#contracts/seed/content/publications.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import type { PageOptions } from '#test/ui/open-page.tsx';

/** Generated article number `at`; number 1 is the newest. */
export const articleNumber = (at: number, more: Partial<SeedArticle> = {}): SeedArticle => ({
  slug: `bai-${at}`,
  title: `Bài số ${at}`,
  summary: `Tóm tắt của bài số ${at}.`,
  body: `Đoạn mở đầu của bài ${at}.`,
  cover: { image: `/uploads/bai-${at}.png`, alt: `Tranh của bài ${at}` },
  readMinutes: 3,
  featured: false,
  publishedAt: new Date(Date.UTC(2026, 9, 31, 3) - at * DAY_MS).toISOString(),
  category: at % 2 === 0 ? 'may-chu' : 'ten-mien',
  tags: at % 3 === 0 ? ['dns'] : [],
  author: 'hoang-duc',
  seo: null,
  ...more,
});

/** Fourteen articles in two categories, two authors, three projects, three pages. */
export const published: Publications = {
  articles: Array.from({ length: 14 }, (_, at) => articleNumber(at + 1)),
  categories: [
    { slug: 'may-chu', name: 'Máy chủ' },
    { slug: 'ten-mien', name: 'Tên miền' },
  ],
  tags: [{ slug: 'dns', name: 'DNS' }],
  authors: [
    { slug: 'hoang-duc', name: 'Hoàng Đức', jobTitle: 'Kỹ thuật viên', bio: 'Trực máy chủ từ 2014.', avatar: null },
    { slug: 'le-may', name: 'Lê Mây', jobTitle: 'Biên tập', bio: 'Mới vào nghề.', avatar: '/uploads/le-may.png' },
  ],
  projects: [1, 2, 3].map((at) => ({
    slug: `du-an-${at}`,
    title: `Dự án số ${at}`,
    client: `Khách hàng ${at}`,
    summary: `Việc đã làm ở dự án ${at}.`,
    body: `## Bối cảnh\n\nKể về dự án ${at}.`,
    images: [
      { image: `/uploads/du-an-${at}.png`, alt: `Ảnh chính ${at}` },
      { image: `/uploads/du-an-${at}-b.png`, alt: `Ảnh thứ hai ${at}` },
    ],
  })),
  pages: [
    {
      slug: 'chinh-sach-bao-mat',
      title: 'Chính sách bảo mật',
      body: '## Thu thập\n\nChỉ thu thập điều cần.\n\n## Lưu giữ\n\nTrong 12 tháng.\n\n## Quyền của bạn\n\nBạn có quyền xoá.',
      sections: [
        { kind: 'rich-text', body: 'Phần bổ sung.' },
        { kind: 'call-to-action', title: 'Còn câu hỏi', buttonText: 'Đăng ký tư vấn', url: '/dang-ky-tu-van' },
      ],
      seo: null,
    },
    { slug: 'ho-tro/thanh-toan/vietqr', title: 'Trả bằng VietQR', body: 'Quét mã.', sections: [], seo: null },
    {
      slug: 'cau-hoi-thuong-gap',
      title: 'Câu hỏi thường gặp',
      body: '## Có cần thẻ không?\n\nKhông, chuyển khoản là đủ.',
      sections: [],
      seo: null,
    },
  ],
};

/** Page options that replace the publications with these. */
export const withPublications = (more: Partial<Publications> = {}): PageOptions => ({
  change: () => ({ articles: memoryArticles({ ...published, ...more }) }),
});
