import { inArray } from 'drizzle-orm';
import { domainSettings } from '#backend/cloud-services/domains/settings-schema.ts';
import { selectServiceIds } from '#backend/cloud-services/select-service-ids.ts';
import type { PersonalTable } from '#backend/platform/personal-data.ts';

/** The digest of an auth code is left out: it gives control of the name to whoever finds its code. */
export const domainControlData: readonly PersonalTable[] = [
  {
    title: 'Cài đặt và liên hệ của tên miền',
    table: domainSettings,
    columns: {
      'Mã dịch vụ': domainSettings.serviceId,
      'Máy chủ tên': domainSettings.nameServers,
      'Khoá chuyển': domainSettings.isLocked,
      'Liên hệ': domainSettings.contacts,
      'Gửi mã chuyển lúc': domainSettings.codeSentAt,
      'Sửa lúc': domainSettings.updatedAt,
    },
    of: (db, partyId) => inArray(domainSettings.serviceId, selectServiceIds(db, partyId)),
    merge: 'follows',
    deletion: { rows: 'deleted' },
  },
];
