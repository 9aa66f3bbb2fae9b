import type { SeedAuthor } from './publications.ts';

/** The home page's team; each article names its author. */
export const seedAuthors: readonly SeedAuthor[] = [
  {
    slug: 'hoang-duc',
    name: 'Hoàng Đức',
    jobTitle: 'Kỹ thuật viên hệ thống',
    bio: 'Trực máy chủ Linux từ năm 2014, trước đó làm cho một nhà mạng ở Đà Nẵng. Đức viết về VPS, container và những đêm bán hàng lớn. Bài nào có lệnh thì lệnh ấy đã chạy trên máy thật trước khi đăng.',
    avatar: '/uploads/chan-dung-hoang-duc.png',
  },
  {
    slug: 'nguyen-minh-anh',
    name: 'Nguyễn Minh Anh',
    jobTitle: 'Chuyên viên tên miền',
    bio: 'Đọc hồ sơ tên miền .vn mỗi ngày và giải thích hoá đơn cho kế toán của khách. Minh Anh viết về thủ tục, DNS và việc chuyển nhà sao cho không ai phải thức đêm.',
    avatar: '/uploads/chan-dung-nguyen-minh-anh.png',
  },
  {
    slug: 'pham-thu-trang',
    name: 'Phạm Thu Trang',
    jobTitle: 'Kỹ sư lưu trữ và sao lưu',
    bio: 'Phụ trách cụm lưu trữ và các buổi khôi phục thử hằng quý. Trang tin vào bản sao đã được mở ra đọc lại, và viết về ổ đĩa, S3, giám sát cùng chỗ đặt dữ liệu.',
    avatar: '/uploads/chan-dung-pham-thu-trang.png',
  },
  {
    slug: 'vo-quoc-khanh',
    name: 'Võ Quốc Khánh',
    jobTitle: 'Quản trị email và Windows',
    bio: 'Chuyển hộp thư giữa các hệ thống cho khách doanh nghiệp, từ mail server tự dựng tới Microsoft 365. Khánh viết về thư rác, bản quyền và Active Directory bằng tình huống gặp ở tổng đài.',
    avatar: '/uploads/chan-dung-vo-quoc-khanh.png',
  },
];
