import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { addEntry } from '#backend/content/entries.ts';
import type { ContentDeps } from '#backend/content/environment.ts';
import { toFileAttributes } from '#backend/content/media.ts';
import { uploadedPictures } from '#backend/content/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { type DeskOutcome, FieldRefusal } from '#backend/platform/desk/desk-resource.ts';
import { newId } from '#backend/platform/new-id.ts';
import { redrawPicture } from '#backend/platform/picture.ts';
import type { PictureProblem } from '#core/shared/picture-text.ts';

/** Longest side of a stored picture: twice the widest place in a page. */
const MAX_SIDE = 2_560;

export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

const problemWords: Readonly<Record<PictureProblem, string>> = {
  format: 'Chỉ nhận ảnh JPEG, PNG hoặc WebP.',
  bytes: 'Ảnh lớn hơn 10 MB.',
  pixels: 'Ảnh có hơn 20 triệu điểm ảnh. Hãy thu nhỏ rồi tải lại.',
  unreadable: 'Không đọc được ảnh này. Tệp có thể đã hỏng.',
};

/**
 * Stores a picture upright, without metadata and no larger than pages show it. Throws FieldRefusal for what is no JPEG,
 * PNG or WebP, for more than 10 MB or 20 megapixels, and for a broken file.
 */
export const addPicture = async (
  { clock }: Pick<ContentDeps, 'clock'>,
  tx: Transaction,
  { alt, base64 }: { readonly alt: string; readonly base64: string },
): Promise<DeskOutcome> => {
  const bytes = Buffer.from(base64, 'base64');
  const refuse = (problem: PictureProblem) => new FieldRefusal({ base64: problemWords[problem] });
  if (bytes.length > MAX_UPLOAD_BYTES) throw refuse('bytes');
  const drawn = await redrawPicture(bytes, (upright) =>
    upright.resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 86 }),
  );
  if (!drawn.ok) throw refuse(drawn.failure);
  const { width, height } = await sharp(drawn.value).metadata();
  const id = newId();
  const createdAt = new Date(clock.now());
  await tx.insert(uploadedPictures).values({ id, base64: drawn.value.toString('base64'), createdAt });
  const attributes = toFileAttributes(`/uploads/pictures/${id}.webp`, alt, { width, height }, drawn.value.length);
  const saved = await addEntry({ db: tx, clock }, 'files', { attributes, publishedAt: createdAt });
  if (saved.kind !== 'saved') throw new Error('no picture was stored');
  return { id: String(saved.entry.id), before: {}, after: { type: 'files', bytes: drawn.value.length, width, height } };
};

/** Of an uploaded picture below /uploads/pictures; null for an unknown one. Each picture has a name of its own. */
export const servePicture = async (db: Database, file: string): Promise<Response | null> => {
  const id = /^([0-9a-f]{32})\.webp$/.exec(file)?.[1];
  if (id === undefined) return null;
  const [found] = await db
    .select({ base64: uploadedPictures.base64 })
    .from(uploadedPictures)
    .where(eq(uploadedPictures.id, id));
  if (!found) return null;
  const headers = {
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': "default-src 'none'; sandbox",
  };
  return new Response(new Uint8Array(Buffer.from(found.base64, 'base64')), { headers });
};
