import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import type { ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { readWhileWanted } from '#backend/platform/request-scope.ts';
import { PREVIEW_HEADER } from '#contracts/secrets/preview-key.ts';
import { parseBracketQuery } from './bracket-query.ts';
import { ContentFailure, forbiddenFailure, notFoundFailure, unauthorisedFailure } from './content-failure.ts';
import { findTypeByPath } from './content-types.ts';
import { servePicture } from './desk/pictures.ts';
import { type Dialect, RESPONSE_FORMAT_HEADER, readDialect } from './dialect.ts';
import type { ContentDeps } from './environment.ts';
import { serveMedia } from './media.ts';
import { answerMenus } from './menus.ts';
import { readPreviewedSlug } from './preview-access.ts';
import { redirectHitRoutes } from './redirect-hits.ts';
import { answerContent, loadFooter, relatedArticles } from './service.ts';
import { fillWords } from './shop-words.ts';
import type { Reader } from './view.ts';

type Requested = Context<ServiceVariables>;
type Answer = (c: Requested, dialect: Dialect) => Promise<unknown>;

const toErrorAnswer = (c: Requested, { status, title, message, details }: ContentFailure) => {
  const shownDetails = status === 500 ? {} : { details };
  return c.json({ data: null, error: { status, name: title, message, ...shownDetails } }, status);
};

const readMethods = ['GET', 'HEAD'];
/** Methods that the system supports; only reading is authorised. */
const supportedMethods = (c: Requested, { version }: Dialect): readonly string[] => {
  const { type, id } = c.req.param() as { readonly type?: string; readonly id?: string };
  const found = type === undefined ? undefined : findTypeByPath(type, version);
  if (found === undefined) return readMethods;
  return id !== undefined || found.single ? [...readMethods, 'PUT', 'DELETE'] : [...readMethods, 'POST'];
};

/** This system issues no tokens, so it rejects every one, even for public types. */
const rejectToken = (c: Requested): void => {
  if (c.req.header('authorization')) throw unauthorisedFailure();
  if (!readMethods.includes(c.req.method)) throw forbiddenFailure();
};

const toAnswer = (deps: ContentDeps, version: Dialect['version'], answer: Answer) => async (c: Requested) => {
  const dialect = readDialect(version, c.req.header(RESPONSE_FORMAT_HEADER));
  const methods = supportedMethods(c, dialect);
  if (!methods.includes(c.req.method))
    return c.text('Method Not Allowed', 405, { allow: methods.toSorted().join(', ') });
  try {
    rejectToken(c);
    return c.json(await readWhileWanted(c.req.raw.signal, async () => fillWords(deps, await answer(c, dialect))));
  } catch (error) {
    if (error instanceof ContentFailure) return toErrorAnswer(c, error);
    throw error;
  }
};

const readQuery = (c: Requested) => parseBracketQuery(new URL(c.req.url).search);

/** /api, and media under /uploads. */
export const contentRoutes = (deps: ContentDeps): ServiceApp => {
  const { db, clock } = deps;
  const { format, previewSecrets } = deps.environment.content;
  const app: ServiceApp = new Hono<ServiceVariables>();
  const at = (path: string, answer: Answer) => app.all(path, toAnswer(deps, format, answer));
  const type = (c: Requested) => c.req.param('type') ?? '';
  const reader = (c: Requested): Reader => {
    const now = clock.now();
    return { now, previewedSlug: readPreviewedSlug(previewSecrets, c.req.header(PREVIEW_HEADER) ?? null, now) };
  };
  // No credentials: this interface knows no cookies. [ASVS V3.4.2]
  app.use('/api/*', cors({ origin: [deps.environment.publicOrigin], allowMethods: [...readMethods] }));
  app.route('/', redirectHitRoutes(deps));
  at('/api/footer/all/all', (c) => loadFooter(db, reader(c)));
  at('/api/articles/related-info/:of', (c, dialect) =>
    relatedArticles(db, dialect, c.req.param('of') ?? '', readQuery(c), reader(c)),
  );
  if (format === 'v4') {
    at('/api/menus', (c) => answerMenus(db, null, readQuery(c)));
    at('/api/menus/:id', (c) => answerMenus(db, c.req.param('id') ?? '', readQuery(c)));
  }
  at('/api/:type', (c, dialect) => answerContent(db, dialect, type(c), null, readQuery(c), reader(c)));
  at('/api/:type/:id', (c, dialect) =>
    answerContent(db, dialect, type(c), c.req.param('id') ?? '', readQuery(c), reader(c)),
  );
  at('/api/*', async () => {
    throw notFoundFailure();
  });
  app.get('/uploads/pictures/:file', async (c) => (await servePicture(db, c.req.param('file'))) ?? c.notFound());
  app.get('/uploads/*', async (c) => {
    const path = new URL(c.req.url).pathname.slice('/uploads/'.length);
    return (await serveMedia(path, c.req.raw, deps.environment.identity.look.colour)) ?? c.notFound();
  });
  return app;
};
