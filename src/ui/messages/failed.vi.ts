/** A page whose data could not be had. */
export const failed = {
  title: 'Chưa tải được nội dung này',
};
