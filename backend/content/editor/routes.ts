import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import type { ContentDeps } from '../environment.ts';
import { articleSection } from './article-section.ts';
import { bannerSection } from './banner-section.ts';
import { handleForm, showForm } from './edit.ts';
import { type FormFields, toFormFields } from './form-fields.ts';
import { renderListPage } from './list-page.ts';
import { menuSection } from './menu-section.ts';
import { renderLogInPage, renderPlainPage } from './page.ts';
import { redirectSection } from './redirect-section.ts';
import type { Section } from './section.ts';
import { loadSectionContext } from './section-context.ts';
import { createCsrfToken, ensureToken, isLoggedIn, isOwnForm, logIn, logOut } from './session.ts';
import { editorStyle } from './style.ts';

const sections: readonly Section[] = [bannerSection, redirectSection, menuSection, articleSection];

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self' https: data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
};

type Requested = Context<ServiceVariables>;

/** Accepts only pages of this service. */
const safeReturnPath = (given: string): string => (/^\/cms\/[\w/-]{1,60}$/.test(given) ? given : '/cms/banner');

const readForm = async (c: Requested): Promise<FormFields> =>
  toFormFields(await c.req.parseBody({ all: true }).catch(() => ({})));

const closedPage = () =>
  renderPlainPage(
    'Trang biên tập đang đóng',
    html`<p class="soft">Hãy đặt CMS_PASSWORD (ít nhất 12 ký tự) rồi khởi động lại hệ thống.</p>`,
  );

const forbiddenPage = () =>
  renderPlainPage(
    'Biểu mẫu đã cũ',
    html`<p class="soft">Biểu mẫu này không thuộc phiên làm việc hiện tại. Bấm Quay lại của trình duyệt để giữ những gì bạn gõ, mở trang đăng nhập ở thẻ khác rồi gửi lại.</p><p><a href="/cms/dang-nhap">Đăng nhập</a></p>`,
  );

const missingPage = () =>
  renderPlainPage(
    'Không tìm thấy',
    html`<p class="soft">Mục này không có hoặc đã bị xoá.</p><p><a href="/cms/banner">Về trang biên tập</a></p>`,
  );

/** Requires login, and a valid CSRF token for every form. */
const addGuards = (app: ServiceApp, deps: ContentDeps): void => {
  app.use('/cms/*', async (c, next) => {
    for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
    if (c.req.path === '/cms/cms.css') return next();
    if (deps.environment.content.password === null) return c.html(closedPage(), 503);
    const token = ensureToken(c);
    if (c.req.method === 'POST' && !isOwnForm(token, (await readForm(c)).one('csrf')))
      return c.html(forbiddenPage(), 403);
    if (c.req.path === '/cms/dang-nhap' || (await isLoggedIn(deps, token))) return next();
    if (c.req.method === 'POST') return c.html(forbiddenPage(), 403);
    return c.redirect(`/cms/dang-nhap?ve=${encodeURIComponent(safeReturnPath(c.req.path))}`, 303);
  });
};

const logInRoutes = (app: ServiceApp, deps: ContentDeps): void => {
  app.get('/cms/dang-nhap', (c) =>
    c.html(renderLogInPage(createCsrfToken(ensureToken(c)), safeReturnPath(c.req.query('ve') ?? ''), null)),
  );
  app.post('/cms/dang-nhap', async (c) => {
    const form = await readForm(c);
    const back = safeReturnPath(form.one('ve'));
    const again = (problem: string) => renderLogInPage(createCsrfToken(ensureToken(c)), back, problem);
    try {
      if (await logIn(deps, c, form.one('mat-khau'))) return c.redirect(back, 303);
      return c.html(again('Mật khẩu chưa đúng.'), 401);
    } catch (error) {
      if (!(error instanceof ServiceFailure) || error.code !== 'TOO_MANY_TRIES') throw error;
      return c.html(again('Bạn đã thử quá nhiều lần. Hãy đợi 15 phút rồi thử lại.'), 429);
    }
  });
  app.post('/cms/dang-xuat', async (c) => {
    await logOut(deps, ensureToken(c));
    return c.redirect('/cms/dang-nhap', 303);
  });
};

const sectionRoutes = (app: ServiceApp, deps: ContentDeps, section: Section): void => {
  const at = `/cms/${section.path}`;
  app.get(at, async (c) => {
    const around = await loadSectionContext(deps, section.path, section.type);
    const done = c.req.query('da-xoa') === undefined ? null : `Đã xoá ${section.words.one}.`;
    return c.html(renderListPage(section, around, createCsrfToken(ensureToken(c)), done));
  });
  app.get(`${at}/:id`, async (c) => {
    const saved = c.req.query('da-luu') !== undefined;
    const page = await showForm(deps, section, createCsrfToken(ensureToken(c)), c.req.param('id'), saved);
    return page === null ? c.html(missingPage(), 404) : c.html(page);
  });
  app.post(`${at}/:id`, async (c) => {
    const answer = await handleForm(
      deps,
      section,
      createCsrfToken(ensureToken(c)),
      c.req.param('id'),
      await readForm(c),
    );
    if (answer.kind === 'gone') return c.html(missingPage(), 404);
    return answer.kind === 'go' ? c.redirect(answer.to, 303) : c.html(answer.page, answer.status);
  });
};

/** Editors' pages at /cms: plain forms, password-protected, in Vietnamese. */
export const editorRoutes = (deps: ContentDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  addGuards(app, deps);
  app.get('/cms/cms.css', (c) => c.body(editorStyle, 200, { 'content-type': 'text/css; charset=utf-8' }));
  app.get('/cms', (c) => c.redirect('/cms/banner', 303));
  logInRoutes(app, deps);
  for (const section of sections) sectionRoutes(app, deps, section);
  app.all('/cms/*', (c) => c.html(missingPage(), 404));
  return app;
};
