import { seedExtensions } from './domain-prices.ts';

/** Longest first: `shop.com.vn` belongs to .com.vn, not to .vn. */
export const soldExtensions: readonly string[] = [...new Set(seedExtensions.map(({ ext }) => ext))].toSorted(
  (a, b) => b.length - a.length,
);

/** Any other well-formed name is available. */
export const registeredNames: readonly string[] = [
  'google.com',
  'facebook.com',
  'youtube.com',
  'example.com',
  'example.net',
  'example.org',
  'wikipedia.org',
  'github.io',
  'vnexpress.net',
  'tuoitre.vn',
  'thanhnien.vn',
  'chinhphu.vn',
  'may.vn',
  'cloud.vn',
  'maychu.com',
  'maychu.vn',
  'hosting.vn',
  'shop.vn',
  'google.com.vn',
  'google.vn',
  'vietnam.com.vn',
  'cuahang.com.vn',
  'hust.edu.vn',
  'fpt.net.vn',
];

/** Names reserved for the state and for geographic areas. */
export const reservedNames: readonly string[] = [
  'quochoi.vn',
  'dangcongsan.vn',
  'halong.vn',
  'dalat.vn',
  'hochiminh.vn',
  'vietnam.vn',
  'bocongan.vn',
  'vnnic.vn',
];

/** The registry refuses these requests or never answers. */
export const busyNames: readonly string[] = ['qua-tai.vn', 'qua-tai.com'];
export const silentNames: readonly string[] = ['het-gio.vn', 'het-gio.com'];
