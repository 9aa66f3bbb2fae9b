import { MAX_PICTURE } from '#core/account/picture-text.ts';
import { base64Of } from '#ui/kit/base64.ts';

/** Side of the square that the shop keeps; a picture this large is more than enough, pixels. */
const SIDE = 512;

/**
 * A chosen file as base64. A picture that is too large to be sent is made smaller first, where the browser can read it;
 * what cannot be read stays as it is, and the rule that follows refuses it.
 */
export const pictureText = async (file: File): Promise<string> => {
  const small = file.size > MAX_PICTURE ? await smaller(file).catch(() => null) : null;
  return base64Of(new Uint8Array(await (small ?? file).arrayBuffer()));
};

const smaller = async (file: File): Promise<Blob | null> => {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, SIDE / Math.min(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
};
