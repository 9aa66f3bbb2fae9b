/** Status values of the service API. [WIRE searchService] */
export const serviceStatuses = [
  'CREATED',
  'UPGRADED',
  'PROCESSING',
  'COMPLETED',
  'ERROR',
  'SUSPEND',
  'CANCELLED',
  'CLOSED',
] as const;
export type ServiceStatus = (typeof serviceStatuses)[number];

export const isServiceStatus = (text: string): text is ServiceStatus => serviceStatuses.some((each) => each === text);

/** For customers. */
export const serviceStatusNames: Readonly<Record<ServiceStatus, string>> = {
  CREATED: 'Đang khởi tạo',
  UPGRADED: 'Đang chạy',
  PROCESSING: 'Đang khởi tạo',
  COMPLETED: 'Đang chạy',
  ERROR: 'Có lỗi',
  SUSPEND: 'Tạm ngưng',
  CANCELLED: 'Đã huỷ',
  CLOSED: 'Đã đóng',
};
