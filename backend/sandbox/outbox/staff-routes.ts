import type { Context } from 'hono';
import type { MessageSettings } from '#backend/outbox/environment.ts';
import { findMessage, listMessages, type StoredMessage } from '#backend/outbox/service.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import type { StaffRoute } from '#backend/platform/staff-route.ts';
import { renderMessagePage, renderOutboxPage } from './outbox-page.ts';

const wantsJson = (c: Context): boolean => (c.req.header('accept') ?? '').includes('application/json');

const toMessageWire = ({ id, channel, to, subject, text, createdAt }: StoredMessage) => ({
  id,
  channel,
  to,
  subject,
  text,
  createdAt: createdAt.toISOString(),
});

/**
 * Messages that are not sent: `GET /outbox`, newest first, `?to=` for one recipient, and `GET /outbox/{id}`; JSON on
 * request. They hold codes and links of customers.
 */
export const outboxStaffRoutes = (deps: BackendDeps<MessageSettings>): readonly StaffRoute[] =>
  deps.environment.messages.outbox
    ? [
        {
          method: 'GET',
          path: '/outbox',
          audience: 'outbox:read',
          title: 'Hộp thư thử nghiệm',
          handle: async ({ c, show }) => {
            const messages = await listMessages(deps.db, c.req.query('to') ?? null);
            return wantsJson(c) ? c.json({ messages: messages.map(toMessageWire) }) : show(renderOutboxPage(messages));
          },
        },
        {
          method: 'GET',
          path: '/outbox/:id',
          audience: 'outbox:read',
          handle: async ({ c, show }) => {
            const message = await findMessage(deps.db, c.req.param('id') ?? '');
            if (!message) throw notFound('message');
            return wantsJson(c) ? c.json(toMessageWire(message)) : show(renderMessagePage(message));
          },
        },
      ]
    : [];
