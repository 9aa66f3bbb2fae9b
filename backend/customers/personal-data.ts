import { eq } from 'drizzle-orm';
import type { PersonalTable } from '#backend/platform/personal-data.ts';
import { receivers } from './schema.ts';

export const addressData: readonly PersonalTable[] = [
  {
    title: 'Sổ địa chỉ',
    table: receivers,
    columns: {
      'Người nhận': receivers.name,
      'Số điện thoại': receivers.phone,
      'Địa chỉ': receivers.street,
      'Phường, xã': receivers.wardName,
      'Tỉnh, thành phố': receivers.provinceName,
      'Mặc định': receivers.isDefault,
      'Tạo lúc': receivers.createdAt,
    },
    of: (_, partyId) => eq(receivers.ownerPartyId, partyId),
  },
];
