import type { Log } from '#core/shared/environment.port.ts';
import type { Catalogue, ObjectSeo, SeoType } from './catalogue.port.ts';

/** What the editors say to search engines; null where they said nothing, or where it could not be had. [CMS-02] */
export type WithSeo = { readonly seo: ObjectSeo | null };

/** What the editors say of a product or category to search engines. Nothing said is no trouble; a failure is logged. [CMS-02, REST-06] */
export const seoOf = async (
  { catalogue, log }: { readonly catalogue: Catalogue; readonly log: Log },
  object: string,
  type: SeoType,
): Promise<ObjectSeo | null> => {
  const said = await catalogue.seo(object, type);
  if (said.ok) return said.value;
  if (said.failure.kind !== 'not-found') log.warn('Failed to fetch seo data', { kind: said.failure.kind });
  return null;
};
