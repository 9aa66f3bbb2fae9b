import { eq } from 'drizzle-orm';
import type { PersonalTable } from '#backend/platform/personal-data.ts';
import { avatars, receivers } from './schema.ts';

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
    merge: { moves: [receivers.ownerPartyId], clears: receivers.isDefault },
    deletion: { rows: 'deleted' },
  },
  {
    table: avatars,
    notDownloaded: 'the profile names the address of the picture',
    of: (_, partyId) => eq(avatars.partyId, partyId),
    merge: 'ends',
    deletion: { rows: 'deleted' },
  },
];
