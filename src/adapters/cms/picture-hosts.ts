import * as z from 'zod/mini';
import { locatePicture } from '#core/shared/text/picture-address.ts';
import type { Schema } from '../service-client.ts';
import type { Fields } from './unwrap.ts';

/** Pictures that the content system keeps elsewhere. */
export type PictureHosts = {
  /** With ports; the image service fetches from them. */
  readonly allowed: readonly string[];
  /** Called for every dropped picture with its host. */
  readonly onForeign: (host: string) => void;
};

/** How many hosts are remembered, so that no text makes the process grow. */
const MAX_LOGGED_HOSTS = 1_000;

/** Says each host once in the life of the process. */
export const oncePerHost = (say: (host: string) => void): ((host: string) => void) => {
  const logged = new Set<string>();
  return (host) => {
    if (logged.has(host) || logged.size >= MAX_LOGGED_HOSTS) return;
    logged.add(host);
    say(host);
  };
};

/** An answer whose pictures of allowed hosts have paths of the image service. [IMG-01] */
export const answerWith = (schema: Schema<Fields>, hosts: PictureHosts): Schema<Fields> =>
  z.pipe(
    schema,
    z.transform((answer) => placeFields(answer, hosts)),
  );

const placeFields = (fields: Fields, hosts: PictureHosts): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' && isPicture(name, value, fields) ? place(value, hosts) : placeValue(value, hosts),
    ]),
  );

const placeValue = (value: unknown, hosts: PictureHosts): unknown => {
  if (typeof value === 'string')
    return value.includes('](http')
      ? value.replace(MARKDOWN_PICTURE, (_, before: string, address: string) => before + place(address, hosts))
      : value;
  if (Array.isArray(value)) return value.map((each: unknown) => placeValue(each, hosts));
  // An object that is no list has names.
  return typeof value === 'object' && value !== null ? placeFields(value as Fields, hosts) : value;
};

const MARKDOWN_PICTURE = /(!\[[^\]]*\]\()(https?:\/\/[^\s)]+)/gi;

/** An `url` may be that of a page. */
const isPicture = (name: string, value: string, { mime }: Fields): boolean =>
  name === 'imageUrl' ||
  name === 'image' ||
  (name === 'url' &&
    (/\.(?:png|jpe?g|gif|webp|avif|svg|ico)$/i.test(value) || (typeof mime === 'string' && mime.startsWith('image/'))));

/** A foreign address stays, and is dropped where it is read. */
const place = (address: string, { allowed, onForeign }: PictureHosts): string => {
  const placed = locatePicture(address.trim(), allowed);
  if (placed?.kind === 'foreign') onForeign(placed.host);
  return placed?.kind === 'hosted' ? placed.path : address;
};
