/** One attribute of a type: a plain value, a link to another entry, or fields nested inside this one. */
export type Attribute =
  | { readonly kind: 'text' | 'number' | 'date' | 'json' }
  | { readonly kind: 'relation'; readonly type: string; readonly many: boolean }
  | { readonly kind: 'component'; readonly shape: Shape; readonly many: boolean };
export type Shape = Readonly<Record<string, Attribute>>;

export type ContentType = {
  /** How the address names it: plural for collections, singular for single types. */
  readonly name: string;
  readonly single: boolean;
  readonly shape: Shape;
};

const text: Attribute = { kind: 'text' };
const number: Attribute = { kind: 'number' };
const date: Attribute = { kind: 'date' };
const json: Attribute = { kind: 'json' };
const link = (type: string): Attribute => ({ kind: 'relation', type, many: false });
const image = link('files');
const parts = (shape: Shape): Attribute => ({ kind: 'component', shape, many: true });
const part = (shape: Shape): Attribute => ({ kind: 'component', shape, many: false });

/** Media are entries of a type of their own that has no address. */
export const fileType: ContentType = {
  name: 'files',
  single: false,
  shape: Object.fromEntries([
    ...['name', 'alternativeText', 'caption'].map((name) => [name, text]),
    ...['width', 'height'].map((name) => [name, number]),
    ['formats', json],
    ...['hash', 'ext', 'mime'].map((name) => [name, text]),
    ['size', number],
    ...['url', 'previewUrl', 'provider'].map((name) => [name, text]),
    ['provider_metadata', json],
  ]),
};

const collection = (name: string, shape: Shape): ContentType => ({ name, single: false, shape });
const single = (name: string, shape: Shape): ContentType => ({ name, single: true, shape });

/** The types of the content system, by the name in their address. */
export const contentTypes: readonly ContentType[] = [
  collection('sites', { name: text, domain: text }),
  collection('config-redirects', {
    urlOld: text,
    urlNew: text,
    statusCode: number,
    beginDate: date,
    endDate: date,
    site: link('sites'),
  }),
  collection('faqs', { question: text, answer: text, group: text, order: number, publishedAt: date }),
  single('site-logo', { imageUrl: text, alt: text, image }),
  single('footer', {
    categories: parts({ title: text, items: parts({ title: text, link: text }) }),
    vendors: part({ copyRight: text, company: text, address: text }),
  }),
  single('license', { title: text, licenses: parts({ url: text, image }) }),
  single('config', {
    name: text,
    BannerFooter: part({ title: text, imageUrl: text, link: text, startDate: date, endDate: date, image }),
  }),
];

export const contentType = (name: string): ContentType | undefined =>
  name === 'files' ? fileType : contentTypes.find((each) => each.name === name);
