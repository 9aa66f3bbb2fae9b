import type { ContentDeps } from '#backend/content/environment.ts';
import { createPreviewKey } from '#backend/content/preview-access.ts';

/** Shows an entry in the shop for one hour, published or not; '' without the shared secret. */
export const previewUrlOf = (
  { environment, clock }: Pick<ContentDeps, 'environment' | 'clock'>,
  folder: string,
  slug: string,
): string => {
  const { previewSecrets } = environment.content;
  if (previewSecrets === null) return '';
  return `${environment.publicOrigin}${folder}${slug}?preview=${createPreviewKey(previewSecrets, slug, clock.now())}`;
};
