import type { ProductType } from '#core/catalogue/product.ts';
import { seedProducts } from './catalogue.ts';

/** Marked as a sample, so that it cannot be mistaken for a customer's review. */
export type SeedReview = {
  readonly id: string;
  readonly productId: string;
  readonly stars: 1 | 2 | 3 | 4 | 5;
  readonly text: string;
  readonly author: string;
  /** ms since 1970 UTC. */
  readonly at: number;
};

/** Marker of a sample review beside its author. */
const MARK = '(đánh giá mẫu)';

type Sample = readonly [author: string, stars: SeedReview['stars'], text: string];

const samples: Readonly<Record<ProductType, readonly Sample[]>> = {
  'cloud-server': [
    ['Minh A.', 5, 'Khởi tạo nhanh, SSH vào được ngay sau khi nhận thông báo. Chạy hai website nhỏ vẫn thoải mái.'],
    ['Hà T.', 4, 'Máy ổn định. Mong có thêm biểu đồ tài nguyên theo ngày.'],
  ],
  'dedicated-server': [
    ['Quốc B.', 5, 'Phần cứng đúng như mô tả, đường truyền trong nước đều.'],
    ['Lan P.', 3, 'Máy tốt nhưng chờ lắp thêm ổ cứng mất một ngày.'],
  ],
  'cloud-lab': [
    ['Thầy Dũng', 5, 'Mỗi sinh viên một máy, cuối buổi trả về trạng thái ban đầu rất tiện.'],
    ['Ngân V.', 4, 'Dùng tốt cho lớp 20 người, giờ cao điểm vào máy hơi chậm.'],
  ],
  'web-hosting': [
    ['Tú L.', 4, 'Chuyển website cũ sang mất chưa đến một giờ, SSL có sẵn.'],
    ['Mai D.', 5, 'Giá rõ ràng, gia hạn đúng giá đã báo.'],
  ],
  'mail-server': [
    ['Phòng hành chính K.', 4, 'Ít thư rác hơn hẳn, cấu hình trên điện thoại có hướng dẫn từng bước.'],
    ['Sơn N.', 4, 'Đủ dùng cho công ty mười người.'],
  ],
  'dedicated-mail-server': [
    ['Bảo H.', 5, 'IP riêng sạch, thư gửi đối tác không vào hộp rác.'],
    ['Yến C.', 4, 'Dung lượng rộng, thêm tài khoản dễ.'],
  ],
  'bare-metal': [
    ['Khoa M.', 5, 'Toàn quyền phần cứng, cài ảo hóa riêng không vướng gì.'],
    ['Trí Đ.', 4, 'Băng thông đúng cam kết.'],
  ],
  'big-memory': [
    ['Nhóm dữ liệu S.', 5, 'Nạp cả tập dữ liệu vào RAM, truy vấn nhanh hơn nhiều lần.'],
    ['Phúc T.', 4, 'Hiệu năng tốt, nên cân nhắc thời hạn dài để tiết kiệm.'],
  ],
  'gpu-desktop': [
    ['Xưởng phim V.', 4, 'Dựng hình từ máy tính xách tay cũ vẫn mượt, cần mạng ổn định.'],
    ['Đạt R.', 5, 'Thuê theo tháng lúc cần nên đỡ phải mua card.'],
  ],
  'cloud-backup': [
    ['Oanh K.', 5, 'Đã khôi phục thử một thư mục, làm đúng như tài liệu.'],
    ['Hùng V.', 4, 'Bản sao lưu chạy ban đêm, không ảnh hưởng công việc.'],
  ],
  'object-storage': [
    ['Lập trình viên Q.', 5, 'Tương thích S3, chỉ đổi endpoint là chạy.'],
    ['Thư P.', 4, 'Tải lên ổn, nên có công cụ xem dung lượng chi tiết hơn.'],
  ],
  domain: [
    ['Cửa hàng Hoa X.', 5, 'Tra cứu và đăng ký nhanh, giá hiện đủ cả phí duy trì.'],
    ['Vinh L.', 4, 'Phần bổ sung hồ sơ được nhắc rõ ràng.'],
  ],
  'office-365': [
    ['Kế toán N.', 4, 'Cấp tài khoản trong ngày, hóa đơn đầy đủ.'],
    ['Giang B.', 5, 'Thêm người dùng giữa kỳ không phiền.'],
  ],
  'm365-backup': [
    ['Quản trị viên T.', 5, 'Khôi phục được thư đã xóa ba tuần trước.'],
    ['Ly Đ.', 4, 'Ba bản mỗi ngày là đủ với chúng tôi.'],
  ],
};

const FIRST_DAY = Date.UTC(2026, 5, 1, 3);
const DAY_MS = 86_400_000;

/** Sample reviews for the first two plans of every product line; a line with one plan has both there. */
export const seedReviews: readonly SeedReview[] = Object.entries(samples).flatMap(([type, ofLine], line) => {
  const plans = seedProducts.filter((product) => product.type === type);
  return ofLine.map(([author, stars, text], index) => ({
    id: `mau-${line + 1}-${index + 1}`,
    productId: (plans[index] ?? plans[0])?.id ?? '',
    stars,
    text,
    author: `${author} ${MARK}`,
    at: FIRST_DAY + (line * 3 + index * 20) * DAY_MS,
  }));
});
