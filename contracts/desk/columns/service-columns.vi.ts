import type { ServiceRecord } from '#contracts/desk/service-record.ts';
import { serviceStatusNames } from '#core/shared/service-status.ts';
import type { DeskColumns } from './desk-column.ts';

export const serviceColumns = {
  name: { title: 'Dịch vụ', isSortable: true },
  plan: { title: 'Gói' },
  address: { title: 'Địa chỉ' },
  customer: { title: 'Khách' },
  status: {
    title: 'Trạng thái',
    words: serviceStatusNames,
    tones: { COMPLETED: 'success', UPGRADED: 'success', PROCESSING: 'warning', CREATED: 'warning', ERROR: 'error' },
  },
  endsAt: { title: 'Đến hết', kind: 'day', isSortable: true },
} as const satisfies DeskColumns<ServiceRecord>;
