export const slider = {
  kind: 'băng chuyền',
  slide: (at: string, of: string) => `${at} trên ${of}`,
  previous: 'Ảnh trước',
  next: 'Ảnh sau',
  goTo: (at: number) => `Đến ảnh ${at}`,
  pause: 'Dừng tự chuyển',
  play: 'Tự chuyển tiếp',
};
