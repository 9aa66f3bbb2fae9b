import { inArray } from 'drizzle-orm';
import { selectServiceIds } from '#backend/cloud-services/select-service-ids.ts';
import type { PersonalTable } from '#backend/platform/personal-data.ts';
import { dnsZoneChanges, dnsZones } from './schema.ts';
import { dnsUpdateTokens } from './updates/schema.ts';

export const zoneData: readonly PersonalTable[] = [
  {
    title: 'Bản ghi DNS của tên miền',
    table: dnsZones,
    columns: {
      'Mã dịch vụ': dnsZones.serviceId,
      'Bản ghi': dnsZones.records,
      'Sửa lúc': dnsZones.updatedAt,
    },
    of: (db, partyId) => inArray(dnsZones.serviceId, selectServiceIds(db, partyId)),
    merge: 'follows',
    deletion: { rows: 'deleted' },
  },
  {
    title: 'Mã cập nhật địa chỉ của bản ghi DNS',
    table: dnsUpdateTokens,
    columns: {
      'Mã dịch vụ': dnsUpdateTokens.serviceId,
      Tên: dnsUpdateTokens.name,
      'Tạo lúc': dnsUpdateTokens.createdAt,
      'Dùng lúc': dnsUpdateTokens.usedAt,
    },
    of: (db, partyId) => inArray(dnsUpdateTokens.serviceId, selectServiceIds(db, partyId)),
    merge: 'follows',
    deletion: { rows: 'deleted' },
  },
  {
    title: 'Thay đổi bản ghi DNS',
    table: dnsZoneChanges,
    columns: {
      'Mã dịch vụ': dnsZoneChanges.serviceId,
      Lần: dnsZoneChanges.version,
      Lúc: dnsZoneChanges.at,
      'Đã bỏ': dnsZoneChanges.removed,
      'Đã thêm': dnsZoneChanges.added,
    },
    of: (db, partyId) => inArray(dnsZoneChanges.serviceId, selectServiceIds(db, partyId)),
    merge: 'follows',
    deletion: { rows: 'deleted' },
  },
];
