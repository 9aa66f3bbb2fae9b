export type ToastKind = 'success' | 'error' | 'info';
export type Toast = { readonly message: string; readonly kind: ToastKind };
/** Shows a message in the colour of its kind. */
export type ShowToast = (message: string, kind: ToastKind) => void;
/** Display time of a toast in milliseconds. [TOAST-01] */
export const TOAST_MS = 5_000;
