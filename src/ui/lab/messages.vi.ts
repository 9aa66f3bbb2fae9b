export const labText = {
  practice: (lab: string) => `Thực hành: ${lab}`,
  crumb: 'Cloud Lab',
  exercises: 'Các bài thực hành',
  count: (exercises: number) => `${exercises} bài xem trước`,
  steps: (steps: number) => `${steps} bước`,
  none: 'Phòng lab này chưa có bài thực hành đăng sẵn. Bạn vẫn thuê được và tự soạn bài.',
  missing: 'Chưa tải được bài thực hành. Bạn tải lại trang để thử lần nữa.',
  position: (at: number, of: number) => `Bài ${at} trên ${of}`,
  previous: 'Bài trước',
  next: 'Bài sau',
  others: 'Chuyển bài',
  rent: 'Thuê phòng lab',
};
