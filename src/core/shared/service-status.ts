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

export type ServiceStatusRules = {
  /** Not handed over yet, and nothing has failed. */
  readonly isInSetUp: boolean;
  /** The next step is the hand-over. */
  readonly awaitsHandOver: boolean;
  /** Provisioned and not terminated, so that it can be renewed. */
  readonly isRunning: boolean;
  /** Does what its owner asks for. */
  readonly isObeying: boolean;
  /** Obeys, and no change of it is under way. */
  readonly isCompleted: boolean;
  readonly isSuspended: boolean;
  readonly isFailed: boolean;
  /** Nobody can use or renew it any more. */
  readonly isOver: boolean;
};

const none: ServiceStatusRules = {
  isInSetUp: false,
  awaitsHandOver: false,
  isRunning: false,
  isObeying: false,
  isCompleted: false,
  isSuspended: false,
  isFailed: false,
  isOver: false,
};

export const serviceStates: Readonly<Record<ServiceStatus, ServiceStatusRules>> = {
  CREATED: { ...none, isInSetUp: true },
  PROCESSING: { ...none, isInSetUp: true, awaitsHandOver: true },
  COMPLETED: { ...none, isRunning: true, isObeying: true, isCompleted: true },
  UPGRADED: { ...none, isRunning: true, isObeying: true },
  SUSPEND: { ...none, isRunning: true, isSuspended: true },
  ERROR: { ...none, isFailed: true },
  CANCELLED: { ...none, isOver: true },
  CLOSED: { ...none, isOver: true },
};

export const runningStatuses: readonly ServiceStatus[] = serviceStatuses.filter(
  (status) => serviceStates[status].isRunning,
);

type InState = { readonly status: ServiceStatus };

export const isRunning = ({ status }: InState): boolean => serviceStates[status].isRunning;
export const isSuspended = ({ status }: InState): boolean => serviceStates[status].isSuspended;

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
