/** What lists of sessions call a view, in place of a browser. */
const VIEW_DEVICE = 'Nhân viên cửa hàng đang xem (chỉ đọc)';

type Listed = { readonly kind: string; readonly device: string };

/** Where a session is open: browser and operating system, or that a member of the staff looks on. */
export const deviceOf = ({ kind, device }: Listed): string => (kind === 'view' ? VIEW_DEVICE : device);
