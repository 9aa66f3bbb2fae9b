/** Words of an article's card. */
export const articleWords = {
  draft: 'Bản nháp',
  minutes: (minutes: number) => `${minutes} phút đọc`,
};
