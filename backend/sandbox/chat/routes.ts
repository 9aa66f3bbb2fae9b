import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import type { MessageSettings } from '#backend/outbox/environment.ts';
import type { BackendDeps, ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { pagePolicy } from '#backend/platform/pages/page-policy.ts';
import { projectPath } from '#backend/platform/project-path.ts';
import { chatStyle, renderWidgetPage } from './chat-page.ts';
import { addMessage, listMessages, MAX_MESSAGE_LENGTH } from './service.ts';

const isKey = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);
const isToken = (text: string): boolean => /^[\w-]{4,100}$/.test(text);

const widgetSource = (name: string) => async (c: Context) =>
  c.body(await readFile(join(projectPath('backend', 'sandbox', 'chat'), name), 'utf8'), 200, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=300',
    'cross-origin-resource-policy': 'cross-origin',
  });

/** Only the shop may frame it. Its URL identifies a conversation and must not be a referrer. */
const frameHeaders = ({ environment }: BackendDeps): Record<string, string> => ({
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy': pagePolicy(chatStyle, { framedBy: environment.publicOrigin, more: ["script-src 'self'"] }),
});

/**
 * A substitute chat service while the outbox is available: script under /chat/packs/js, conversation at /chat/widget;
 * staff-routes.ts has what staff read. [CHAT-01]
 */
export const chatRoutes = (deps: BackendDeps<MessageSettings>): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  app.use('/chat/*', (c, next) => (deps.environment.messages.outbox ? next() : Promise.resolve(c.notFound())));
  app.get('/chat/packs/js/sdk.js', widgetSource('sdk.js'));
  app.get('/chat/packs/js/widget.js', widgetSource('widget.js'));
  app.get('/chat/widget', async (c) => {
    const websiteToken = c.req.query('website_token') ?? '';
    if (!isToken(websiteToken)) return c.notFound();
    const given = c.req.query('cw_conversation') ?? '';
    const key = isKey(given) ? given : randomBytes(16).toString('hex');
    const shown = renderWidgetPage(key, websiteToken, await listMessages(deps, key), c.req.query('full') === '1');
    return c.html(shown, 200, frameHeaders(deps));
  });
  app.post('/chat/widget', async (c) => {
    const form = await c.req.parseBody();
    const [key, websiteToken, text] = [form.cw_conversation, form.website_token, form.text].map((each) =>
      typeof each === 'string' ? each : '',
    );
    if (!isKey(key ?? '') || !isToken(websiteToken ?? '')) return c.notFound();
    const said = (text ?? '').trim().slice(0, MAX_MESSAGE_LENGTH);
    const taken = said === '' || (await addMessage(deps, key ?? '', said));
    const query = { website_token: websiteToken ?? '', cw_conversation: key ?? '', ...(taken ? {} : { full: '1' }) };
    return c.redirect(`/chat/widget?${new URLSearchParams(query)}`, 303);
  });
  return app;
};
