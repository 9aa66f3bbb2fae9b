import { eq } from 'drizzle-orm';
import { outboxMessages } from '#backend/outbox/schema.ts';
import { reviveMessage, searchMessages } from '#backend/outbox/service.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { listRoutes } from '#backend/platform/pages/staff-list.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import type { StaffArea, StaffRoute } from '#backend/platform/staff-route.ts';
import { type MailPreview, mailPreviews } from './previews.ts';
import { renderMail } from './render-mail.tsx';
import { mailList, renderPreviewList, renderTextPreview } from './staff-page.ts';

/** A mail styles itself inline and loads nothing. */
const previewHeaders = {
  'content-type': 'text/html; charset=UTF-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; sandbox; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

export const mailArea: StaffArea = {
  title: 'Thư và tin nhắn',
  path: '/mails',
  right: 'mails:read',
  group: 'customers',
  countWaiting: (db) => db.$count(outboxMessages, eq(outboxMessages.state, 'dead')),
};

/**
 * `/mails` lists mails; `POST /mails/{id}` sends a dead one again; `GET /mails/preview` shows every template with
 * invented data. The staff log records each.
 */
export const mailStaffRoutes = (
  deps: Pick<BackendDeps, 'db' | 'clock' | 'environment' | 'secrets'>,
): readonly StaffRoute[] => {
  const previews = mailPreviews(deps.environment);
  const findPreview = (name: string | undefined): MailPreview => {
    const found = previews.find((each) => each.name === name);
    if (!found) throw notFound('preview');
    return found;
  };
  return [
    ...listRoutes(deps.secrets, {
      ...mailList,
      area: mailArea,
      read: (query) => searchMessages(deps.db, query),
    }),
    {
      method: 'GET',
      path: '/mails/preview',
      audience: 'mails:read',
      handle: ({ show }) => show(renderPreviewList(previews)),
    },
    {
      method: 'GET',
      path: '/mails/preview/:name',
      audience: 'mails:read',
      handle: ({ c, show }) => {
        const preview = findPreview(c.req.param('name'));
        const { html, text } = renderMail(deps.environment.identity, preview.mail);
        return c.req.query('as') === 'text'
          ? show(renderTextPreview(preview, text))
          : new Response(html, { headers: previewHeaders });
      },
    },
    {
      method: 'POST',
      path: '/mails/:id',
      audience: 'mails:act',
      button: 'deed',
      handle: async ({ c, form, change }) => {
        if (form.get('deed') !== 'again') throw new ServiceFailure('BAD_USER_INPUT', 'No such deed');
        await change(async (tx) => {
          if (!(await reviveMessage({ db: tx, clock: deps.clock }, c.req.param('id') ?? '')))
            throw notFound('dead message');
          return { before: { mail: 'dead' }, after: { mail: 'waiting' } };
        });
        return c.redirect('/mails?filter=dead', 303);
      },
    },
  ];
};
