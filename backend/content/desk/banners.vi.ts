import type { BannerProblem } from './banner-problems.ts';

const problems: Readonly<Record<BannerProblem, string>> = {
  draft: 'Banner còn là bản nháp, chưa đăng.',
  'unknown-kind': 'Loại banner không phải SLIDER, POPUP hay FLOATING.',
  'wrong-way-round': 'Lúc kết thúc đứng trước lúc bắt đầu.',
  'not-begun': 'Chưa đến lúc bắt đầu.',
  over: 'Đã qua lúc kết thúc.',
  'other-site': 'Banner thuộc về một trang khác.',
  'no-media': 'Chưa có ảnh nào.',
  'foreign-image': 'Mọi ảnh của banner nằm ở máy chủ ngoài danh sách được phép.',
  'missing-image': 'Không tìm thấy tệp ảnh nào của banner.',
};

export const bannerWords = {
  problems,
  noSite: 'Trang này không còn. Hãy chọn trang khác, hoặc để trống để hiện ở mọi trang.',
  noPicture: 'Hãy chọn ảnh, hoặc nhập địa chỉ của một ảnh ở nơi khác.',
};
