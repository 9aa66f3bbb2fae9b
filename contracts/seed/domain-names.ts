import catalogue from './catalogue.json' with { type: 'json' };

/** Extensions that the shop sells, longest first: `shop.com.vn` stands below .com.vn, not below .vn. */
export const soldExtensions: readonly string[] = catalogue.domains
  .map(({ ext }) => ext)
  .toSorted((a, b) => b.length - a.length);

/** Names that the embedded registry holds as taken. Everything well formed and not listed is free. */
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

/** Names that nobody can order: kept for the state and for places. */
export const reservedNames: readonly string[] = [
  'quochoi.vn',
  'dangcongsan.vn',
  'hanoi.vn',
  'danang.vn',
  'hochiminh.vn',
  'vietnam.vn',
  'bocongan.vn',
  'vnnic.vn',
];

/** Names for which the registry behaves badly, so that doubt can be seen: it turns askers away, or never answers. */
export const busyNames: readonly string[] = ['qua-tai.vn', 'qua-tai.com'];
export const silentNames: readonly string[] = ['het-gio.vn', 'het-gio.com'];
