import type { MessageState } from '#backend/outbox/schema.ts';
import { type MessageSearch, reviveMessage, searchMessages } from '#backend/outbox/service.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { parsePageNumber } from '#backend/platform/pages/page-number.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import type { StaffRoute } from '#backend/platform/staff-route.ts';
import { type MailPreview, mailPreviews } from './previews.ts';
import { renderMail } from './render-mail.tsx';
import { renderMailsPage, renderPreviewList, renderTextPreview, stateWords } from './staff-page.ts';

/** A letter styles itself inline and loads nothing. */
const previewHeaders = {
  'content-type': 'text/html; charset=UTF-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; sandbox; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

const isState = (text: string): text is MessageState => Object.hasOwn(stateWords, text);

const parseSearch = (query: URLSearchParams): MessageSearch => {
  const state = query.get('state') ?? '';
  const words = (query.get('q') ?? '').normalize('NFC').replaceAll('\0', '').trim().slice(0, 100);
  return { words, state: isState(state) ? state : null, page: parsePageNumber(query.get('page')) };
};

/** Only a list of letters, so that a form cannot lead elsewhere. */
const parseBack = (text: string | null): string => {
  const query = /^\/mails\?(.*)$/.exec(text ?? '')?.[1] ?? '';
  const { words, state, page } = parseSearch(new URLSearchParams(query));
  return `/mails?${new URLSearchParams({ q: words, state: state ?? '', page: String(page) })}`;
};

/**
 * `GET /mails` lists letters by `q`, `state` and `page`; `POST /mails/{id}` sends a dead one again; `GET
 * /mails/preview` shows every template with invented data. The staff log records each.
 */
export const mailStaffRoutes = (deps: Pick<BackendDeps, 'db' | 'clock' | 'environment'>): readonly StaffRoute[] => {
  const previews = mailPreviews(deps.environment.publicOrigin);
  const findPreview = (name: string | undefined): MailPreview => {
    const found = previews.find((each) => each.name === name);
    if (!found) throw notFound('preview');
    return found;
  };
  return [
    {
      method: 'GET',
      path: '/mails',
      audience: 'sales',
      handle: async ({ c }) => {
        const asked = parseSearch(new URL(c.req.url).searchParams);
        return c.html(renderMailsPage(asked, await searchMessages(deps.db, asked)));
      },
    },
    {
      method: 'GET',
      path: '/mails/preview',
      audience: 'sales',
      handle: ({ c }) => c.html(renderPreviewList(previews)),
    },
    {
      method: 'GET',
      path: '/mails/preview/:name',
      audience: 'sales',
      handle: ({ c }) => {
        const preview = findPreview(c.req.param('name'));
        const { html, text } = renderMail(preview.mail);
        return c.req.query('as') === 'text'
          ? c.html(renderTextPreview(preview, text))
          : new Response(html, { headers: previewHeaders });
      },
    },
    {
      method: 'POST',
      path: '/mails/:id',
      audience: 'sales',
      button: 'deed',
      handle: async ({ c, form }) => {
        if (form.get('deed') !== 'again') throw new ServiceFailure('BAD_USER_INPUT', 'No such deed');
        if (!(await reviveMessage(deps, c.req.param('id') ?? ''))) throw notFound('dead message');
        return c.redirect(parseBack(form.get('back')), 303);
      },
    },
  ];
};
