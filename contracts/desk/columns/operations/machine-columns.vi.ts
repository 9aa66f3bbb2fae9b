import type { MachineRow } from '#contracts/desk/operations/machine-record.ts';
import { serviceStatusNames } from '#core/shared/service-status.ts';
import type { DeskColumns } from '../desk-column.ts';

export const machineColumns = {
  name: { title: 'Dịch vụ' },
  number: { title: 'Mã dịch vụ', kind: 'code' },
  plan: { title: 'Gói' },
  orderNumber: { title: 'Đơn', kind: 'code' },
  status: {
    title: 'Trạng thái',
    words: serviceStatusNames,
    tones: {
      COMPLETED: 'success',
      UPGRADED: 'success',
      PROCESSING: 'warning',
      CREATED: 'warning',
      SUSPEND: 'warning',
      ERROR: 'error',
    },
  },
  endsAt: { title: 'Hết hạn', kind: 'minute', isSortable: true },
} as const satisfies DeskColumns<MachineRow>;
