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

export const runningStatuses: readonly ServiceStatus[] = ['COMPLETED', 'UPGRADED', 'SUSPEND'];

/** Provisioned and not terminated, so that it can be renewed. */
export const isRunning = ({ status }: { readonly status: ServiceStatus }): boolean => runningStatuses.includes(status);

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
