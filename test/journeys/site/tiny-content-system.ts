import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Types of entries whose text changes. */
export const changingModels = ['menu', 'config', 'banner', 'article', 'page', 'config-redirect'] as const;
export type ChangingModel = (typeof changingModels)[number];

export type TinyContentSystem = {
  readonly origin: string;
  /** Publishes the next text of a type and returns it. */
  readonly change: (model: ChangingModel) => string;
  readonly close: () => Promise<void>;
};

/** The editors' page that a test reads. */
export const CHANGING_PAGE = '/trang-thu';
/** The old address of the rule that leads to the current text. */
export const CHANGING_RULE = '/dia-chi-cu';

const always = { startDate: null, endDate: null, site: null };

/** A content system with one entry of each type, in the format of Strapi 5; others are empty. */
export const startTinyContentSystem = async (): Promise<TinyContentSystem> => {
  const versions: Partial<Record<ChangingModel, number>> = {};
  const textOf = (model: ChangingModel): string => `phien-ban-${model}-${versions[model] ?? 0}`;
  const entries: Readonly<Record<string, () => readonly object[]>> = {
    menus: () => [{ id: 1, title: textOf('menu'), slug: 'thu', items: [] }],
    banners: () => [
      { id: 1, slug: 'b', name: textOf('banner'), type: 'POPUP', media: [{ id: 1, url: '/uploads/a.png' }], ...always },
    ],
    articles: () => [
      {
        id: 1,
        documentId: 'bai',
        slug: textOf('article'),
        title: textOf('article'),
        publishedAt: '2026-01-01T00:00:00.000Z',
        body: 'Nội dung.',
      },
    ],
    pages: () => [
      {
        id: 1,
        slug: CHANGING_PAGE.slice(1),
        title: textOf('page'),
        publishedAt: '2026-01-01T00:00:00.000Z',
        body: 'Nội dung.',
        sections: [],
      },
    ],
    'config-redirects': () => [
      {
        id: 1,
        urlOld: CHANGING_RULE,
        urlNew: `/${textOf('config-redirect')}`,
        statusCode: 302,
        beginDate: null,
        endDate: null,
        site: null,
      },
    ],
  };
  const server = createServer((request, response) => {
    const [, type = ''] = /^\/api\/([\w-]+)/.exec(request.url ?? '') ?? [];
    const data = type === 'config' ? { id: 1, about: textOf('config') } : (entries[type]?.() ?? []);
    const pagination = { page: 1, pageSize: 100, pageCount: 1, total: 1 };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data, meta: { pagination } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a TCP port has an address of this type.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    change: (model) => {
      versions[model] = (versions[model] ?? 0) + 1;
      return textOf(model);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
