import { type Context, Hono } from 'hono';
import type { MessageSettings } from '#backend/outbox/environment.ts';
import { findMessage, listMessages, type StoredMessage } from '#backend/outbox/service.ts';
import type { BackendDeps, ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { isLocalRequest } from '#backend/platform/http/is-local-request.ts';
import { staffHeaders } from '#backend/platform/pages/staff-style.ts';
import { renderMessagePage, renderNotFoundPage, renderOutboxPage } from './outbox-page.ts';

const wantsJson = (c: Context): boolean => (c.req.header('accept') ?? '').includes('application/json');

const toMessageWire = ({ id, channel, to, subject, text, createdAt }: StoredMessage) => ({
  ...{ id, channel, to, subject, text },
  createdAt: createdAt.toISOString(),
});

/**
 * Unsent messages: `GET /outbox`, newest first, `?to=` for one recipient, and `GET /outbox/{id}`; JSON on request.
 * Local machine only, never through a proxy, and only when enabled.
 */
export const outboxRoutes = (deps: BackendDeps<MessageSettings>): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  app.use('/outbox/*', async (c, next) => {
    if (!deps.environment.messages.outbox || !isLocalRequest(c)) return c.notFound();
    for (const [name, value] of Object.entries(staffHeaders)) c.header(name, value);
    return next();
  });
  app.get('/outbox', async (c) => {
    const messages = await listMessages(deps.db, c.req.query('to') ?? null);
    return wantsJson(c) ? c.json({ messages: messages.map(toMessageWire) }) : c.html(renderOutboxPage(messages));
  });
  app.get('/outbox/:id', async (c) => {
    const message = await findMessage(deps.db, c.req.param('id'));
    if (!message) return wantsJson(c) ? c.notFound() : c.html(renderNotFoundPage(), 404);
    return wantsJson(c) ? c.json(toMessageWire(message)) : c.html(renderMessagePage(message));
  });
  return app;
};
