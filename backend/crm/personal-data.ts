import { eq, inArray, sql } from 'drizzle-orm';
import { parties } from '#backend/authorisation/schema.ts';
import type { PersonalTable } from '#backend/platform/personal-data.ts';
import { newsletterSubscriptions } from './newsletter-schema.ts';
import { opportunities } from './opportunity-schema.ts';
import { connectors } from './schema.ts';

export const leadData: readonly PersonalTable[] = [
  {
    title: 'Yêu cầu tư vấn',
    table: opportunities,
    columns: {
      'Tiêu đề': opportunities.name,
      'Nội dung': opportunities.description,
      'Họ tên': opportunities.referName,
      'Số điện thoại': opportunities.referPhone,
      Email: opportunities.referEmail,
      Trang: opportunities.targetUrl,
      'Gửi lúc': opportunities.createdAt,
    },
    of: (_, partyId) => eq(opportunities.createdBy, partyId),
  },
  {
    title: 'Đơn hàng gửi nhân viên xem',
    table: connectors,
    columns: {
      Loại: connectors.resourceType,
      Mã: connectors.resourceId,
      'Mô tả': connectors.description,
      'Tạo lúc': connectors.createdAt,
    },
    of: (_, partyId) => eq(connectors.maker, partyId),
  },
  {
    title: 'Bản tin',
    table: newsletterSubscriptions,
    columns: {
      Email: newsletterSubscriptions.email,
      'Đã đồng ý': newsletterSubscriptions.agreed,
      'Đồng ý lúc': newsletterSubscriptions.agreedAt,
      'Xác nhận lúc': newsletterSubscriptions.confirmedAt,
      'Huỷ lúc': newsletterSubscriptions.endedAt,
    },
    of: (db, partyId) =>
      inArray(
        newsletterSubscriptions.email,
        db
          .select({ email: sql<string>`lower(${parties.email})` })
          .from(parties)
          .where(eq(parties.id, partyId)),
      ),
  },
];
