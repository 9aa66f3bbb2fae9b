import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { html, raw } from 'hono/html';
import * as z from 'zod';
import type { DeskResource } from '#backend/platform/desk/desk-resource.ts';
import { rightsOf } from '#backend/platform/desk/desk-routes.ts';
import { type Markup, renderPlainDocument } from '#backend/platform/pages/plain-document.ts';
import { staffScriptHash, staffScriptTag } from '#backend/platform/pages/staff-script.ts';
import { projectPath } from '#backend/platform/project-path.ts';
import type { StaffMember, StaffRoute } from '#backend/platform/staff-route.ts';
import type { StaffDeps } from '#backend/staff/staff-deps.ts';
import type { DeskSession } from '#contracts/desk/desk-session.ts';
import { THEME_COLOUR } from '#core/shared/shop/brand-colours.ts';
import type { ShopIdentity } from '#core/shared/shop/shop-identity.ts';
import { lookUp } from '#core/shared/text/look-up.ts';

const folder = (): string => projectPath('dist', 'desk');
const ENTRY = 'src/desk/main.tsx';

const manifest = z.object({
  [ENTRY]: z.object({ file: z.string(), css: z.array(z.string()).default([]) }),
});

/** Script and style sheets of the build; null where nobody built the desk. */
const readEntry = () => {
  const path = `${folder()}/.vite/manifest.json`;
  return existsSync(path) ? manifest.parse(JSON.parse(readFileSync(path, 'utf8')))[ENTRY] : null;
};

const policyWith = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src '${staffScriptHash}' 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    // Mails as they are sent, which have a policy of their own.
    "frame-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

/** The build's own names. */
const scriptTag = (file: string, nonce: string): Markup =>
  raw(`<script type="module" src="/desk/${file}" nonce="${nonce}"></script>`);

/** First letter of the shop's name on its colour. */
const iconOf = ({ name, look }: ShopIdentity): string => {
  const [letter = ''] = /[\p{L}\p{N}]/u.exec(name) ?? [];
  const ground = `<rect width="32" height="32" rx="8" fill="${look.colour ?? THEME_COLOUR}"/>`;
  const sign = `<text x="16" y="23" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="20" fill="#fff">${letter}</text>`;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}${sign}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
};

const renderDesk = (
  shop: ShopIdentity,
  nonce: string,
  { file, css }: { readonly file: string; readonly css: readonly string[] },
): Markup =>
  renderPlainDocument(
    {
      title: `Bàn làm việc | ${shop.name}`,
      head: html`<meta name="csp-nonce" content="${nonce}">
<link rel="icon" href="${iconOf(shop)}">
${css.map((sheet) => html`<link rel="stylesheet" href="/desk/${sheet}">`)}${staffScriptTag}${scriptTag(file, nonce)}`,
    },
    html`<div id="desk"></div><noscript><p>Bàn làm việc cần JavaScript. <a href="/account">Tài khoản của tôi</a></p></noscript>`,
  );

const notBuilt = {
  title: 'Bàn làm việc',
  body: html`<p class="card">Phần này chưa được dựng. Người vận hành chạy <code>npm run build</code> rồi khởi động lại.</p>`,
};

const assetTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** Of a page that has a name, for members who may open it. */
const linkTo = (page: StaffRoute, { rights }: StaffMember): DeskSession['pages'] => {
  if (page.audience === 'everyone' || page.title === undefined) return [];
  const isOpen = page.audience === 'staff' || rights.includes(page.audience);
  return isOpen ? [{ title: page.title, path: page.path }] : [];
};

const findLacks = async ({ rights }: StaffMember, resources: readonly DeskResource[]): Promise<readonly string[]> => {
  const asked = resources.filter(({ reader }) => reader === 'staff' || rights.includes(reader));
  const found = await Promise.all(asked.map(({ findLack }) => findLack?.() ?? null));
  return found.filter((lack) => lack !== null);
};

/**
 * `/desk`: the owner's desk, a program in the browser over the records that `resources` declare, with links to those of
 * the `pages` that have a name.
 */
export const deskPageRoutes = (
  deps: StaffDeps,
  pages: readonly StaffRoute[],
  resources: readonly DeskResource[],
): readonly StaffRoute[] => [
  {
    method: 'GET',
    path: '/desk',
    audience: 'staff',
    handle: ({ c, show }) => {
      const entry = readEntry();
      if (entry === null) return show(notBuilt, 503);
      const nonce = randomBytes(16).toString('base64');
      return c.html(renderDesk(deps.environment.identity, nonce, entry), 200, {
        'content-security-policy': policyWith(nonce),
      });
    },
  },
  {
    method: 'GET',
    path: '/desk/session',
    audience: 'staff',
    handle: async ({ c, member }) => {
      const { name, look } = deps.environment.identity;
      const session: DeskSession = {
        member: member.name,
        rights: member.rights,
        shop: { origin: deps.environment.publicOrigin, name, colour: look.colour, radius: look.radius },
        may: rightsOf(member, resources),
        pages: pages.flatMap((page) => linkTo(page, member)),
        lacks: await findLacks(member, resources),
      };
      return c.json(session);
    },
  },
  {
    method: 'GET',
    path: '/desk/assets/:name',
    audience: 'everyone',
    handle: async ({ c }) => {
      const name = c.req.param('name') ?? '';
      const type = lookUp(assetTypes, extname(name));
      const path = `${folder()}/assets/${name}`;
      if (type === undefined || !/^[\w-][\w.-]*$/.test(name) || !existsSync(path)) return c.notFound();
      return c.body(await readFile(path), 200, {
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
      });
    },
  },
];
