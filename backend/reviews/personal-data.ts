import { eq } from 'drizzle-orm';
import type { PersonalTable } from '#backend/platform/personal-data.ts';
import { reviews } from './schema.ts';

export const reviewData: readonly PersonalTable[] = [
  {
    title: 'Đánh giá',
    table: reviews,
    columns: {
      'Mã sản phẩm': reviews.productId,
      'Số sao': reviews.stars,
      'Nội dung': reviews.text,
      'Họ tên': reviews.reviewerName,
      'Số điện thoại': reviews.reviewerPhone,
      Email: reviews.reviewerEmail,
      'Trạng thái': [
        reviews.state,
        { shown: 'Đang hiện', waiting: 'Chờ duyệt', refused: 'Đã từ chối', hidden: 'Đã ẩn' },
      ],
      'Lý do': reviews.reason,
      'Quyết định lúc': reviews.decidedAt,
      'Cửa hàng trả lời': reviews.answer,
      'Trả lời lúc': reviews.answeredAt,
      'Gửi lúc': reviews.createdAt,
    },
    of: (_, partyId) => eq(reviews.author, partyId),
    merge: { moves: [reviews.author], unless: reviews.productId },
    deletion: { rows: 'deleted' },
  },
];
