import { MAX_PICTURE_BYTES } from '#core/account/picture-text.ts';
import { toBase64 } from '#ui/kit/base64.ts';

/** Side of the square picture that the shop stores. */
const MAX_SIDE_PX = 512;

/** Shrinks pictures above the upload limit if the browser can decode them; the others fail validation. */
export const readPictureBase64 = async (file: File): Promise<string> => {
  const small = file.size > MAX_PICTURE_BYTES ? await shrinkPicture(file).catch(() => null) : null;
  return toBase64(new Uint8Array(await (small ?? file).arrayBuffer()));
};

const shrinkPicture = async (file: File): Promise<Blob | null> => {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, MAX_SIDE_PX / Math.min(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
};
