import { locatePicture } from '#core/shared/text/picture-address.ts';
import { findPictureProblem, type SectionContext } from './section-context.ts';

/** Why a picture is not shown, and who can change that. */
export const foreignPictureText = (host: string): string =>
  `Ảnh ở ${host} không hiện ở cửa hàng: máy chủ này ngoài danh sách được phép (người vận hành đặt ở CONTENT_IMAGE_ORIGINS) hoặc địa chỉ có phần sau dấu ?.`;

/** For the field of a picture; null for a picture that the shop shows. */
export const pictureProblemText = (picture: string, around: Pick<SectionContext, 'deps' | 'files'>): string | null => {
  const placed = locatePicture(picture, around.deps.environment.content.pictureHosts);
  if (placed?.kind === 'foreign') return foreignPictureText(placed.host);
  return findPictureProblem(picture, around) === null
    ? null
    : 'Không có tệp ảnh này trong kho. Đường dẫn có dạng /uploads/ten-anh.png.';
};
