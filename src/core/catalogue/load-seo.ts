import type { Log } from '#core/shared/environment.port.ts';
import type { Catalogue, ObjectSeo, SeoType } from './catalogue.port.ts';

/** null when there are none or they cannot be loaded. [CMS-02] */
export type WithSeo = { readonly seo: ObjectSeo | null };

/** null when missing or on failure; only failures are logged. [CMS-02, REST-06] */
export const loadSeo = async (
  { catalogue, log }: { readonly catalogue: Catalogue; readonly log: Log },
  object: string,
  type: SeoType,
): Promise<ObjectSeo | null> => {
  const said = await catalogue.seo(object, type);
  if (said.ok) return said.value;
  if (said.failure.kind !== 'not-found') log.warn('Failed to fetch seo data', { kind: said.failure.kind });
  return null;
};
