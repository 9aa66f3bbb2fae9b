import { Hono } from 'hono';
import { html } from 'hono/html';
import type { AccountDeps } from '#backend/authorisation/account-deps.ts';
import { recordSecurityEvent } from '#backend/authorisation/security-log/security-log.ts';
import type { ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { readClientAddress } from '#backend/platform/http/client-address.ts';
import { pagePolicy } from '#backend/platform/pages/page-policy.ts';
import { inlineStyle, renderPlainDocument } from '#backend/platform/pages/plain-document.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import { isProviderName } from './identity-provider.ts';
import { completeProviderLogIn } from './start-provider-log-in.ts';

const style =
  ':root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.6 system-ui,sans-serif;color:light-dark(#121a30,#eef1f8);background:light-dark(#f5f6fa,#0b0f1b)}main{max-width:32rem;padding:2rem;text-align:center}h1{font-size:1.5rem;line-height:1.3}a{display:inline-block;margin-top:.5rem;padding:.7rem 1.3rem;border-radius:.6rem;border:1px solid currentcolor;color:inherit;text-decoration:none}a:focus-visible{outline:3px solid;outline-offset:2px}';

/** For an unsolicited or repeated callback; links only to the shop's login. */
const staleCallbackPage = ({ identity, publicOrigin }: AccountDeps['environment']) =>
  renderPlainDocument(
    { title: `Lượt đăng nhập không còn hiệu lực | ${identity.name}`, head: inlineStyle(style) },
    html`<main>
<h1>Lượt đăng nhập không còn hiệu lực</h1>
<p>Đường dẫn này đã được dùng, đã quá 10 phút, hoặc không bắt đầu từ cửa hàng. Giỏ hàng của bạn vẫn còn nguyên. Mời bạn đăng nhập lại.</p>
<a href="${publicOrigin}/dang-nhap">Về trang đăng nhập</a>
</main>`,
  );

/** The next URL may contain a token, which must not leak as a referrer or be cached. */
const noStoreHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

/** [LAY-03, LAY-04] */
export const providerRoutes = (deps: AccountDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  app.get('/authorization-gateway/callback/:provider', async (c) => {
    const name = c.req.param('provider');
    if (!isProviderName(name)) throw notFound('provider');
    const next = await completeProviderLogIn(deps, name, new URL(c.req.url).searchParams);
    // The exchange of the token records the login itself.
    const failure = next === null ? 'LINK_EXPIRED' : 'FORBIDDEN';
    if (next === null || !new URL(next).searchParams.has('accessToken')) {
      const address = readClientAddress(deps, c.env, c.req.raw.headers);
      await recordSecurityEvent(deps, { event: 'log-in-provider', result: 'refused', failure, address });
    }
    return next === null
      ? c.html(staleCallbackPage(deps.environment), 400, {
          ...noStoreHeaders,
          'content-security-policy': pagePolicy(style),
        })
      : new Response(null, { status: 303, headers: { ...noStoreHeaders, location: next } });
  });
  return app;
};
