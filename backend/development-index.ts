import { html } from 'hono/html';
import { healthPaths } from './platform/http/probes.ts';
import { pagePolicy } from './platform/pages/page-policy.ts';
import { inlineStyle } from './platform/pages/plain-document.ts';

const style = 'body{font:16px/1.5 system-ui;margin:2rem}';

/** In development only: explorers of the GraphQL services, and where the pages of the staff are. */
export const developmentIndex = (
  routes: readonly { readonly path: string }[],
  { staffUrl, shopUrl }: { readonly staffUrl: string; readonly shopUrl: string },
) => {
  const explorers = [
    ...new Set(routes.map(({ path }) => path).filter((path) => /^\/[\w/-]*graphql$/.test(path))),
  ].sort();
  const links = [...healthPaths, ...explorers].map((path) => html`<li><a href="${path}">${path}</a></li>`);
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Backend</title>${inlineStyle(style)}</head>
<body>
<h1>Backend of the shop</h1>
<p>In development mode. <a href="${shopUrl}">The shop</a>; <a href="${staffUrl}">pages of the staff</a>: the start prints
a link that enters them.</p>
<p>Each service has an explorer at its address:</p>
<ul>${links}</ul>
</body>
</html>`;
};

export const developmentIndexHeaders = { 'content-security-policy': pagePolicy(style) };
