export const progressText = { loading: 'Đang tải trang' } as const;
