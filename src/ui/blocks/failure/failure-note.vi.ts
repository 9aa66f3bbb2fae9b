export const failureNoteText = { failed: 'Chưa làm được. Bạn kiểm tra kết nối rồi thử lại.' } as const;
