/** `own` is the image service's path of an uploaded file, `hosted` that of a picture elsewhere. */
export type LocatedPicture =
  | { readonly kind: 'own' | 'hosted'; readonly path: string }
  | { readonly kind: 'foreign'; readonly host: string };

/** Below this folder the image service asks the host that follows. */
export const HOSTED_PICTURES = '/uploads/@';

/** The image service's path of an uploaded file or of an address, whichever host it names; null for what is neither. */
export const picturePathOf = (picture: string): string | null => {
  if (picture.startsWith('/')) return /^\/uploads\/[^?#\\\s]+$/.test(picture) ? picture : null;
  const [, host = ''] = /^https?:\/\/([^/?#\\\s]+)/i.exec(picture) ?? [];
  const placed = locatePicture(picture, [host.toLowerCase()]);
  return placed === null || placed.kind === 'foreign' ? null : (placed.path.split(/[?#]/, 1)[0] ?? null);
};

/** The address for which a path below `HOSTED_PICTURES` stands; other paths stay. */
export const pictureAddressOf = (path: string): string =>
  path.startsWith(HOSTED_PICTURES) ? `https://${path.slice(HOSTED_PICTURES.length)}` : path;

/**
 * Where the shop gets the picture of an absolute address; null when `address` is none. Uploaded files have the same
 * path at every origin. Of other addresses `hosts`, with their ports, are allowed, without a query. [IMG-01]
 */
export const locatePicture = (address: string, hosts: readonly string[]): LocatedPicture | null => {
  const [, named = '', path = '/', rest = ''] = /^https?:\/\/([^/?#\\\s]+)(\/[^?#\\]*)?(.*)$/is.exec(address) ?? [];
  const host = named.toLowerCase();
  if (host === '') return null;
  if (path.startsWith('/uploads/')) return { kind: 'own', path: path + rest };
  return hosts.includes(host) && rest === ''
    ? { kind: 'hosted', path: HOSTED_PICTURES + host + path }
    : { kind: 'foreign', host };
};
