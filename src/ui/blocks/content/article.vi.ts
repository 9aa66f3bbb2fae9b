export const articleWords = {
  draft: 'Bản nháp',
  minutes: (minutes: number) => `${minutes} phút đọc`,
};
