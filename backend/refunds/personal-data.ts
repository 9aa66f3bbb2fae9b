import { inArray } from 'drizzle-orm';
import { refundRequests } from '#backend/cloud-services/ending/ending-schema.ts';
import { selectServiceIds } from '#backend/cloud-services/select-service-ids.ts';
import type { PersonalTable } from '#backend/platform/personal-data.ts';
import { refundStateNames } from './refund-words.vi.ts';

/** The account is sealed; the customer wrote it, and nobody needs it after the payment. */
export const refundData: readonly PersonalTable[] = [
  {
    title: 'Yêu cầu hoàn tiền',
    table: refundRequests,
    columns: {
      'Mã dịch vụ': refundRequests.serviceId,
      'Trạng thái': [refundRequests.state, refundStateNames],
      'Số tiền': refundRequests.gross,
      'Lý do hoàn': refundRequests.askedReason,
      'Lý do từ chối': refundRequests.reason,
      'Gửi lúc': refundRequests.askedAt,
      'Trả lời lúc': refundRequests.decidedAt,
      'Chuyển tiền lúc': refundRequests.paidAt,
    },
    of: (db, partyId) => inArray(refundRequests.serviceId, selectServiceIds(db, partyId)),
    merge: { moves: [refundRequests.actor] },
    deletion: {
      rows: 'replaced',
      keep: 'accounting',
      columns: () => [
        [refundRequests.account, null],
        [refundRequests.actor, ''],
        [refundRequests.askedReason, ''],
        [refundRequests.reason, ''],
      ],
    },
  },
];
