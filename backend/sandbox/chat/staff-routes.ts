import type { MessageSettings } from '#backend/outbox/environment.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { StaffRoute } from '#backend/platform/staff-route.ts';
import { renderInboxPage } from './inbox-page.ts';
import { listVisitorMessages } from './service.ts';

/** `GET /chat/inbox`: what visitors wrote; JSON on request. */
export const chatStaffRoutes = (deps: BackendDeps<MessageSettings>): readonly StaffRoute[] =>
  deps.environment.messages.outbox
    ? [
        {
          method: 'GET',
          path: '/chat/inbox',
          audience: 'chat:read',
          handle: async ({ c, show }) => {
            const messages = await listVisitorMessages(deps);
            if (!(c.req.header('accept') ?? '').includes('application/json')) return show(renderInboxPage(messages));
            return c.json({
              messages: messages.map(({ id, text, createdAt }) => ({ id, text, createdAt: createdAt.toISOString() })),
            });
          },
        },
      ]
    : [];
