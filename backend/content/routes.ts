import { type Context, Hono } from 'hono';
import type { ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { bracketQuery } from './bracket-query.ts';
import { ContentFailure, forbidden, missing, unauthorised } from './content-failure.ts';
import { addressedType } from './content-types.ts';
import { type Dialect, dialectOf, RESPONSE_FORMAT_HEADER } from './dialect.ts';
import { editorRoutes } from './editor/routes.ts';
import type { ContentDeps } from './environment.ts';
import { mediaAnswer } from './media.ts';
import { answerMenus } from './menus.ts';
import { redirectHitRoutes } from './redirect-hits.ts';
import { answerContent, relatedArticles, wholeFooter } from './service.ts';

type Requested = Context<ServiceVariables>;
type Answer = (c: Requested, dialect: Dialect) => Promise<unknown>;

const refused = (c: Requested, { status, title, message, details }: ContentFailure) => {
  const told = status === 500 ? {} : { details };
  return c.json({ data: null, error: { status, name: title, message, ...told } }, status);
};

const reading = ['GET', 'HEAD'];
/** Methods that the system supports at a path; only reading is authorised. */
const methodsAt = (c: Requested, { version }: Dialect): readonly string[] => {
  const { type, id } = c.req.param() as { readonly type?: string; readonly id?: string };
  const found = type === undefined ? undefined : addressedType(type, version);
  if (found === undefined) return reading;
  return id !== undefined || found.single ? [...reading, 'PUT', 'DELETE'] : [...reading, 'POST'];
};

/** This system issues no tokens, so it rejects every token, even for public types. */
const checked = (c: Requested): void => {
  if (c.req.header('authorization')) throw unauthorised();
  if (!reading.includes(c.req.method)) throw forbidden();
};

const answered = (version: Dialect['version'], answer: Answer) => async (c: Requested) => {
  const dialect = dialectOf(version, c.req.header(RESPONSE_FORMAT_HEADER));
  c.header('vary', 'Origin');
  c.header('access-control-allow-origin', c.req.header('origin') ?? '');
  c.header('access-control-allow-credentials', 'true');
  const methods = methodsAt(c, dialect);
  if (!methods.includes(c.req.method))
    return c.text('Method Not Allowed', 405, { allow: methods.toSorted().join(', ') });
  try {
    checked(c);
    return c.json(await answer(c, dialect));
  } catch (error) {
    if (error instanceof ContentFailure) return refused(c, error);
    throw error;
  }
};

const queryOf = (c: Requested) => bracketQuery(new URL(c.req.url).search);

/** The content system under /api, its media under /uploads, and the editors' pages under /cms. */
export const contentRoutes = (deps: ContentDeps): ServiceApp => {
  const { db } = deps;
  const { format } = deps.environment.content;
  const app: ServiceApp = new Hono<ServiceVariables>();
  const at = (path: string, answer: Answer) => app.all(path, answered(format, answer));
  const type = (c: Requested) => c.req.param('type') ?? '';
  app.route('/', redirectHitRoutes(deps));
  at('/api/footer/all/all', () => wholeFooter(db));
  at('/api/articles/related-info/:of', (c, dialect) =>
    relatedArticles(db, dialect, c.req.param('of') ?? '', queryOf(c)),
  );
  if (format === 'v4') {
    at('/api/menus', (c) => answerMenus(db, null, queryOf(c)));
    at('/api/menus/:id', (c) => answerMenus(db, c.req.param('id') ?? '', queryOf(c)));
  }
  at('/api/:type', (c, dialect) => answerContent(db, dialect, type(c), null, queryOf(c)));
  at('/api/:type/:id', (c, dialect) => answerContent(db, dialect, type(c), c.req.param('id') ?? '', queryOf(c)));
  at('/api/*', async () => {
    throw missing();
  });
  app.get('/uploads/*', async (c) => {
    const path = new URL(c.req.url).pathname.slice('/uploads/'.length);
    return (await mediaAnswer(path, c.req.raw)) ?? c.notFound();
  });
  app.route('/', editorRoutes(deps));
  return app;
};
