import { eq, inArray } from 'drizzle-orm';
import type { PersonalTable } from '#backend/platform/personal-data.ts';
import { supportFiles, supportMessages, supportRequests } from './schema.ts';

export const supportData: readonly PersonalTable[] = [
  {
    title: 'Yêu cầu hỗ trợ',
    table: supportRequests,
    columns: {
      Số: supportRequests.number,
      'Tiêu đề': supportRequests.title,
      Về: supportRequests.aboutTitle,
      'Gửi lúc': supportRequests.createdAt,
    },
    of: (_, partyId) => eq(supportRequests.partyId, partyId),
    merge: { moves: [supportRequests.partyId] },
    deletion: { rows: 'deleted' },
  },
  {
    title: 'Trao đổi hỗ trợ',
    table: supportMessages,
    columns: {
      'Ai viết': [supportMessages.from, { customer: 'Bạn', staff: 'Cửa hàng' }],
      'Nội dung': supportMessages.text,
      'Gửi từ địa chỉ khác': supportMessages.mailSender,
      'Viết lúc': supportMessages.writtenAt,
    },
    of: (db, partyId) =>
      inArray(
        supportMessages.requestId,
        db.select({ id: supportRequests.id }).from(supportRequests).where(eq(supportRequests.partyId, partyId)),
      ),
    merge: 'follows',
    deletion: { rows: 'deleted' },
  },
  {
    title: 'Tệp trong trao đổi hỗ trợ',
    table: supportFiles,
    columns: {
      'Tên tệp': supportFiles.name,
      'Kích thước (byte)': supportFiles.bytes,
      'Gửi lúc': supportFiles.addedAt,
    },
    of: (db, partyId) =>
      inArray(
        supportFiles.requestId,
        db.select({ id: supportRequests.id }).from(supportRequests).where(eq(supportRequests.partyId, partyId)),
      ),
    merge: 'follows',
    deletion: { rows: 'deleted' },
  },
];
