import type { PictureHosts } from '#adapters/cms/picture-hosts.ts';

/** A content system that keeps all pictures itself. */
export const noPictures: PictureHosts = { allowed: [], onForeign: () => {} };
