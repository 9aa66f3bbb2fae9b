import { inArray } from 'drizzle-orm';
import { selectOrderIds } from '#backend/order-store/own-orders.ts';
import type { PersonalTable } from '#backend/platform/personal-data.ts';
import { cloudServices } from './schema.ts';

export const serviceData: readonly PersonalTable[] = [
  {
    title: 'Dịch vụ',
    table: cloudServices,
    columns: {
      'Mã dịch vụ': cloudServices.id,
      'Mã đơn': cloudServices.orderId,
      Tên: cloudServices.name,
      'Sản phẩm': cloudServices.productTitle,
      'Trạng thái': cloudServices.status,
      'Bắt đầu lúc': cloudServices.startDate,
      'Kết thúc lúc': cloudServices.endDate,
      'Hồ sơ tên miền': cloudServices.papers,
      'Chuyển tên miền': cloudServices.transfer,
    },
    of: (db, partyId) => inArray(cloudServices.orderId, selectOrderIds(db, partyId)),
  },
];
