import { eq, inArray, sql } from 'drizzle-orm';
import { serviceAccessKeys } from '#backend/cloud-services/control/access-key-schema.ts';
import { serviceActions } from '#backend/cloud-services/control/action-schema.ts';
import { serviceEntries } from '#backend/cloud-services/control/entry-schema.ts';
import { serviceSeats } from '#backend/cloud-services/control/seat-schema.ts';
import { selectOrderIds } from '#backend/order-store/own-orders.ts';
import type { PersonalTable } from '#backend/platform/personal-data.ts';
import type { SetUp } from '#contracts/service-facts.ts';
import { loggedKindNames } from '#core/control-rules/logged-kind.ts';
import { serviceStatusNames } from '#core/shared/service-status.ts';
import { cloudServices } from './schema.ts';
import { selectServiceIds } from './select-service-ids.ts';

const nothingSetUp: SetUp = {
  name: '',
  address: '',
  location: '',
  ips: [],
  computingId: null,
  urlPublic: null,
  urlPrivate: null,
  username: null,
  resources: [],
  configs: [],
  extra: [],
};

export const serviceData: readonly PersonalTable[] = [
  {
    title: 'Dịch vụ',
    table: cloudServices,
    columns: {
      'Mã dịch vụ': cloudServices.id,
      'Mã đơn': cloudServices.orderId,
      Tên: cloudServices.name,
      'Tên tự đặt': cloudServices.label,
      'Ghi chú': cloudServices.note,
      'Lý do tạm ngưng': cloudServices.holdReason,
      'Sản phẩm': cloudServices.productTitle,
      'Trạng thái': [cloudServices.status, serviceStatusNames],
      'Bắt đầu lúc': cloudServices.startDate,
      'Kết thúc lúc': cloudServices.endDate,
      'Gói từ kỳ sau': cloudServices.nextProductTitle,
      'Hồ sơ tên miền': cloudServices.papers,
      'Chuyển tên miền': cloudServices.transfer,
    },
    of: (db, partyId) => inArray(cloudServices.orderId, selectOrderIds(db, partyId)),
    merge: 'follows',
    deletion: {
      rows: 'replaced',
      keep: 'accounting',
      columns: () => [
        [cloudServices.name, sql`${cloudServices.productTitle}`],
        [cloudServices.setUp, sql`${JSON.stringify(nothingSetUp)}::jsonb`],
        [cloudServices.label, null],
        [cloudServices.note, ''],
        [cloudServices.holdReason, null],
        [cloudServices.handedOverBy, null],
        [cloudServices.password, null],
        [cloudServices.newPassword, null],
        [cloudServices.nextProductId, null],
        [cloudServices.nextProductTitle, null],
        [cloudServices.nextPlanFrom, null],
      ],
    },
  },
  {
    title: 'Thao tác trên dịch vụ',
    table: serviceActions,
    columns: {
      'Mã dịch vụ': serviceActions.serviceId,
      'Thao tác': [serviceActions.kind, loggedKindNames],
      'Chi tiết': serviceActions.detail,
      'Kết quả': [serviceActions.outcome, { running: 'Đang chạy', done: 'Xong', failed: 'Không thành công' }],
      'Bắt đầu lúc': serviceActions.at,
      'Kết thúc lúc': serviceActions.finishedAt,
    },
    of: (_, partyId) => eq(serviceActions.actor, partyId),
    merge: { moves: [serviceActions.actor] },
    deletion: { rows: 'deleted' },
  },
  {
    title: 'Khoá truy cập kho S3',
    table: serviceAccessKeys,
    columns: {
      'Mã dịch vụ': serviceAccessKeys.serviceId,
      'Mã khoá': serviceAccessKeys.id,
      Tên: serviceAccessKeys.name,
      'Tạo lúc': serviceAccessKeys.createdAt,
    },
    of: (db, partyId) => inArray(serviceAccessKeys.serviceId, selectServiceIds(db, partyId)),
    merge: 'follows',
    deletion: { rows: 'deleted' },
  },
  {
    title: 'Liên kết mở trang quản trị',
    table: serviceEntries,
    columns: {
      'Mã dịch vụ': serviceEntries.serviceId,
      'Hết hạn lúc': serviceEntries.expiresAt,
      'Dùng lúc': serviceEntries.usedAt,
    },
    of: (db, partyId) => inArray(serviceEntries.serviceId, selectServiceIds(db, partyId)),
    merge: 'follows',
    deletion: { rows: 'deleted' },
  },
  {
    title: 'Người dùng của dịch vụ',
    table: serviceSeats,
    columns: {
      'Mã dịch vụ': serviceSeats.serviceId,
      Tên: serviceSeats.name,
      Email: serviceSeats.email,
      'Thêm lúc': serviceSeats.assignedAt,
    },
    of: (db, partyId) => inArray(serviceSeats.serviceId, selectServiceIds(db, partyId)),
    merge: 'follows',
    deletion: { rows: 'deleted' },
  },
];
