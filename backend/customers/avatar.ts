import { eq } from 'drizzle-orm';
import { parties } from '#backend/authorisation/schema.ts';
import type { Database } from '#backend/platform/database/database.ts';
import type { RequestVisitor } from '#backend/platform/deps.ts';
import { newId } from '#backend/platform/new-id.ts';
import { redrawPicture } from '#backend/platform/picture.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { findPictureProblem, type PictureProblem } from '#core/shared/picture-text.ts';
import { avatars } from './schema.ts';

/** Side length of the stored square. */
const SIDE_PIXELS = 256;

const badImageFailure = (problem: PictureProblem): ServiceFailure =>
  new ServiceFailure('BAD_IMAGE', 'A PNG, JPEG or WebP picture of at most 1 MB and 20 megapixels', { problem });

/** Upright WebP without metadata. Throws BAD_IMAGE {problem}. */
const cropToSquare = async (base64: string): Promise<Buffer> => {
  const problem = findPictureProblem(base64);
  if (problem !== null) throw badImageFailure(problem);
  const webp = await redrawPicture(Buffer.from(base64, 'base64'), (upright) =>
    upright.resize(SIDE_PIXELS, SIDE_PIXELS, { fit: 'cover' }).webp({ quality: 82 }),
  );
  if (!webp.ok) throw badImageFailure(webp.failure);
  return webp.value;
};

/**
 * Replaces the picture and returns its path below the media origin; a unique column allows one per party. Throws
 * UNAUTHENTICATED for an anonymous visitor, BAD_IMAGE {problem}. [SDK-03, ACC-09]
 */
export const setAvatar = async (db: Database, { partyId }: RequestVisitor, base64: string): Promise<string> => {
  if (partyId === null) throw new ServiceFailure('UNAUTHENTICATED', 'Only a customer has a picture');
  const webp = (await cropToSquare(base64)).toString('base64');
  const id = newId();
  const path = `/uploads/avatars/${id}.webp`;
  await db.transaction(async (tx) => {
    await tx
      .insert(avatars)
      .values({ id, partyId, webp })
      .onConflictDoUpdate({ target: avatars.partyId, set: { id, webp } });
    await tx.update(parties).set({ avatarUrl: path }).where(eq(parties.id, partyId));
  });
  return path;
};

/** null when unknown. Each picture has a new name. */
export const serveAvatar = async (db: Database, file: string): Promise<Response | null> => {
  const id = /^([0-9a-f]{32})\.webp$/.exec(file)?.[1];
  const [found] =
    id === undefined ? [] : await db.select({ webp: avatars.webp }).from(avatars).where(eq(avatars.id, id));
  if (!found) return null;
  const headers = {
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  };
  return new Response(new Uint8Array(Buffer.from(found.webp, 'base64')), { headers });
};
