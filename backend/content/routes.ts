import { type Context, Hono } from 'hono';
import type { BackendDeps, ServiceApp, ServiceVariables } from '../deps.ts';
import { bearerOf } from '../request-visitor.ts';
import { bracketQuery } from './bracket-query.ts';
import { ContentFailure } from './content-failure.ts';
import { mediaAnswer } from './media.ts';
import { answerMenus } from './menus.ts';
import { answerContent, wholeFooter } from './service.ts';

type Requested = Context<ServiceVariables>;

const refused = (c: Requested, { status, title, message }: ContentFailure) => {
  const details = status === 500 ? {} : { details: {} };
  return c.json({ data: null, error: { status, name: title, message, ...details } }, status);
};

/** The content system has no tokens of its own: one that comes along is a stranger's, even on public types. */
const answered = (answer: (c: Requested) => Promise<object>) => async (c: Requested) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
    return c.text('Method Not Allowed', 405, { allow: 'HEAD, GET' });
  try {
    if (bearerOf(c.req.raw.headers) !== null || c.req.header('authorization'))
      throw new ContentFailure(401, 'UnauthorizedError', 'Missing or invalid credentials');
    return c.json(await answer(c));
  } catch (error) {
    if (error instanceof ContentFailure) return refused(c, error);
    throw error;
  }
};

const queryOf = (c: Requested) => bracketQuery(new URL(c.req.url).search);

/** The content system under /api in the shape of Strapi v4, and its media under /uploads. */
export const contentRoutes = ({ db }: Pick<BackendDeps, 'db'>): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  app.all(
    '/api/footer/all/all',
    answered(() => wholeFooter(db)),
  );
  app.all(
    '/api/menus',
    answered((c) => answerMenus(db, null, queryOf(c))),
  );
  app.all(
    '/api/menus/:id',
    answered((c) => answerMenus(db, c.req.param('id') ?? '', queryOf(c))),
  );
  app.all(
    '/api/:type',
    answered((c) => answerContent(db, c.req.param('type') ?? '', null, queryOf(c))),
  );
  app.all(
    '/api/:type/:id',
    answered((c) => answerContent(db, c.req.param('type') ?? '', c.req.param('id') ?? '', queryOf(c))),
  );
  app.get('/uploads/*', async (c) => {
    const path = new URL(c.req.url).pathname.slice('/uploads/'.length);
    return (await mediaAnswer(path, c.req.raw)) ?? c.notFound();
  });
  return app;
};
