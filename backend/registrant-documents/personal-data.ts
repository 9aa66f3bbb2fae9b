import { inArray } from 'drizzle-orm';
import { selectServiceIds } from '#backend/cloud-services/select-service-ids.ts';
import type { PersonalTable } from '#backend/platform/personal-data.ts';
import { domainPaperFiles, domainPaperLog, domainPapers } from './schema.ts';

/** The list of the documents; their page shows the fields and pictures. */
export const documentData: readonly PersonalTable[] = [
  {
    title: 'Hồ sơ chủ thể tên miền',
    table: domainPapers,
    columns: {
      'Mã dịch vụ': domainPapers.serviceId,
      'Lý do trả lại': domainPapers.reason,
      'Đồng ý lúc': domainPapers.consentAt,
      'Gửi lúc': domainPapers.sentAt,
      'Xét duyệt lúc': domainPapers.decidedAt,
      'Xoá muộn nhất lúc': domainPapers.deleteAt,
    },
    of: (db, partyId) => inArray(domainPapers.serviceId, selectServiceIds(db, partyId)),
    merge: 'follows',
    deletion: { rows: 'deleted' },
  },
  {
    title: 'Giấy tờ đã tải lên',
    table: domainPaperFiles,
    columns: {
      'Mã dịch vụ': domainPaperFiles.serviceId,
      'Giấy tờ': domainPaperFiles.document,
      'Định dạng': domainPaperFiles.format,
      'Kích thước (byte)': domainPaperFiles.bytes,
      'Tải lên lúc': domainPaperFiles.addedAt,
    },
    of: (db, partyId) => inArray(domainPaperFiles.serviceId, selectServiceIds(db, partyId)),
    merge: 'follows',
    deletion: { rows: 'deleted' },
  },
  {
    title: 'Nhật ký xem giấy tờ',
    table: domainPaperLog,
    columns: {
      'Mã dịch vụ': domainPaperLog.serviceId,
      'Thao tác': domainPaperLog.deed,
      'Giấy tờ': domainPaperLog.document,
      Lúc: domainPaperLog.at,
    },
    of: (db, partyId) => inArray(domainPaperLog.serviceId, selectServiceIds(db, partyId)),
    merge: { moves: [domainPaperLog.actor] },
    deletion: { rows: 'deleted' },
  },
];
