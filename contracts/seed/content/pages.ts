import serviceLevels from '#contracts/seed/pages/cam-ket-dich-vu-sla.json' with { type: 'json' };
import privacy from '#contracts/seed/pages/chinh-sach-bao-mat.json' with { type: 'json' };
import refunds from '#contracts/seed/pages/chinh-sach-hoan-tien.json' with { type: 'json' };
import moving from '#contracts/seed/pages/chuyen-dich-vu.json' with { type: 'json' };
import terms from '#contracts/seed/pages/dieu-khoan-dich-vu.json' with { type: 'json' };
import complaints from '#contracts/seed/pages/giai-quyet-khieu-nai.json' with { type: 'json' };
import about from '#contracts/seed/pages/gioi-thieu.json' with { type: 'json' };
import paying from '#contracts/seed/pages/huong-dan-thanh-toan.json' with { type: 'json' };
import securityLab from '#contracts/seed/pages/lab-an-toan-thong-tin.json' with { type: 'json' };
import kubernetesLab from '#contracts/seed/pages/lab-kubernetes-3-nut.json' with { type: 'json' };
import linuxLab from '#contracts/seed/pages/lab-linux-co-ban.json' with { type: 'json' };
import classLab from '#contracts/seed/pages/lab-lop-hoc-30-hoc-vien.json' with { type: 'json' };
import networkLab from '#contracts/seed/pages/lab-mang-may-tinh.json' with { type: 'json' };
import windowsLab from '#contracts/seed/pages/lab-windows-server-ad.json' with { type: 'json' };
import contact from '#contracts/seed/pages/lien-he.json' with { type: 'json' };
import { withSampleWords } from '#contracts/seed/with-sample-words.ts';
import { type CookieLifetime, cookies } from '#core/session/cookies.ts';
import { writtenContent } from './content.ts';
import type { SeedPage } from './publications.ts';

/** Texts are written line by line. Bodies cannot contain tables, because block lists cannot; tables are sections. */
type WrittenPage = Omit<SeedPage, 'body' | 'sections'> & {
  readonly body: readonly string[];
  readonly sections: readonly WrittenSection[];
};
/** JSON form of a section; `kind` follows from its fields. */
type WrittenSection = {
  readonly kind: string;
  readonly body?: readonly string[];
  readonly title?: string;
  readonly buttonText?: string;
  readonly url?: string;
  readonly address?: string;
  readonly hours?: string;
  readonly image?: { readonly image: string; readonly alt: string };
};

const written: readonly WrittenPage[] = [
  about,
  contact,
  terms,
  privacy,
  refunds,
  serviceLevels,
  paying,
  complaints,
  moving,
  linuxLab,
  networkLab,
  securityLab,
  kubernetesLab,
  windowsLab,
  classLab,
];

const sectionOf = ({
  body,
  title = '',
  buttonText = '',
  url = '',
  address = '',
  hours = '',
  image,
}: WrittenSection): SeedPage['sections'][number] => {
  if (body !== undefined) return { kind: 'rich-text', body: body.join('\n') };
  if (image !== undefined) return { kind: 'place', title, address, hours, url, image };
  return { kind: 'call-to-action', title, buttonText, url };
};

const groups: readonly (readonly [string, string])[] = [
  ['gia', 'Giá và thuế'],
  ['dat-hang', 'Đặt hàng'],
  ['thanh-toan', 'Thanh toán'],
  ['hoa-don', 'Hoá đơn'],
  ['kich-hoat', 'Nhận dịch vụ'],
  ['ten-mien', 'Tên miền'],
  ['gia-han', 'Nâng cấp và gia hạn'],
  ['sao-luu', 'Sao lưu và dữ liệu'],
  ['hoan-tien', 'Hoàn tiền'],
  ['ho-tro', 'Hỗ trợ'],
];

const answersOf = (group: string, title: string): string =>
  [
    `## ${title}`,
    ...writtenContent.faqs
      .filter((each) => each.group === group)
      .flatMap(({ question, answer }) => [`### ${question}`, answer]),
  ].join('\n\n');

const questions: SeedPage = {
  slug: 'cau-hoi-thuong-gap',
  title: 'Câu hỏi thường gặp',
  body: 'Những câu được hỏi nhiều nhất ở tổng đài, xếp theo việc bạn đang làm. Chưa thấy câu của mình, bạn gọi {{hotline}} hoặc [để lại yêu cầu](/dang-ky-tu-van).',
  sections: groups.map(([group, title]) => ({ kind: 'rich-text', body: answersOf(group, title) })),
  seo: {
    metaTitle: 'Câu hỏi thường gặp',
    metaDescription:
      'Giá và thuế, đặt hàng, thanh toán, hoá đơn, tên miền, sao lưu, hoàn tiền: câu trả lời ngắn của {{shop}}.',
  },
};

const lifeOf = (life: CookieLifetime): string => {
  if (life === 'session') return 'Đến khi đóng trình duyệt';
  if (life >= 86_400) return `${life / 86_400} ngày`;
  return `${life / 60} phút`;
};

/** Cookies on the privacy page. [CON-01] */
const cookieSection: SeedPage['sections'][number] = {
  kind: 'rich-text',
  body: [
    '## Cookie',
    '',
    'Cookie trong bảng giúp giỏ hàng, đăng nhập và những lựa chọn của bạn hoạt động, nên không cần hỏi trước. Cookie chứa phiên đăng nhập không đọc được bằng mã trên trang. Vài cookie khác chỉ sống trong một lần chuyển trang, để báo kết quả của thao tác vừa làm.',
    '',
    '| Tên | Để làm gì | Tồn tại |',
    '|---|---|---|',
    ...cookies.map(({ name, purpose, life }) => `| ${name} | ${purpose} | ${lifeOf(life)} |`),
  ].join('\n'),
};

const withCookies = (page: SeedPage): SeedPage =>
  page.slug === privacy.slug ? { ...page, sections: [cookieSection, ...page.sections] } : page;

/** With the words of `contracts/shop-words.ts`. */
export const writtenPages: readonly SeedPage[] = [
  ...written.map((page) =>
    withCookies({ ...page, body: page.body.join('\n'), sections: page.sections.map(sectionOf) }),
  ),
  questions,
];

export const seedPages: readonly SeedPage[] = withSampleWords(writtenPages);
