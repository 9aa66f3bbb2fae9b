import { eq } from 'drizzle-orm';
import { html } from 'hono/html';
import { staffPolicy } from '#backend/platform/pages/staff-style.ts';
import type { StaffArea, StaffRequest, StaffRoute } from '#backend/platform/staff-route.ts';
import { servePicture } from '../desk/pictures.ts';
import type { ContentDeps } from '../environment.ts';
import { serveMedia } from '../media.ts';
import { contentEntries } from '../schema.ts';
import { articleSection } from './article-section.ts';
import { bannerSection } from './banner-section.ts';
import { handleForm, showForm } from './edit.ts';
import { type FormFields, toFormFields } from './form-fields.ts';
import { renderListPage } from './list-page.ts';
import { menuSection } from './menu-section.ts';
import { renderEditorPage } from './page.ts';
import type { Section } from './section.ts';
import { loadSectionContext } from './section-context.ts';
import { editorStyle } from './style.ts';

export const editorArea: StaffArea = {
  title: 'Biên tập nội dung',
  path: '/cms',
  role: 'content',
  group: 'content',
  findLack: async (db) =>
    (await db.$count(contentEntries, eq(contentEntries.type, 'menus'))) > 0
      ? null
      : 'Chưa có nội dung. Ở Bàn làm việc, bạn nhập liên hệ trước, rồi viết menu, banner và bài viết.',
};

const sections: readonly Section[] = [bannerSection, menuSection, articleSection];

/** Larger than any hand-written form. */
const MAX_FORM_BYTES = 1024 * 1024;
const pageHeaders = {
  'content-security-policy': staffPolicy
    .replace('style-src ', "style-src 'self' ")
    .concat("; img-src 'self' https: data:"),
};

const readFields = (form: URLSearchParams): FormFields =>
  toFormFields(Object.fromEntries([...form.keys()].map((name) => [name, form.getAll(name)])));

const renderMissing = ({ show }: Pick<StaffRequest, 'show'>): Response | Promise<Response> =>
  show(
    renderEditorPage(
      { title: 'Không tìm thấy', at: null },
      html`<p class="soft">Mục này không có hoặc đã bị xoá.</p><p><a href="/cms/banner">Về trang biên tập</a></p>`,
    ),
    404,
    pageHeaders,
  );

const sectionRoutes = (deps: ContentDeps, section: Section): readonly StaffRoute[] => {
  const at = `/cms/${section.path}` as const;
  return [
    {
      method: 'GET',
      path: at,
      audience: 'content',
      handle: async ({ c, show }) => {
        const around = await loadSectionContext(deps, section.path, section.type);
        const done = c.req.query('da-xoa') === undefined ? null : `Đã xoá ${section.words.one}.`;
        return show(renderListPage(section, around, done), 200, pageHeaders);
      },
    },
    {
      method: 'GET',
      path: `${at}/:id`,
      audience: 'content',
      handle: async (request) => {
        const { c, show } = request;
        const page = await showForm(deps, section, c.req.param('id') ?? '', c.req.query('da-luu') !== undefined);
        return page === null ? renderMissing(request) : show(page, 200, pageHeaders);
      },
    },
    {
      method: 'POST',
      path: `${at}/:id`,
      audience: 'content',
      button: 'deed',
      formBytes: MAX_FORM_BYTES,
      handle: async (request) => {
        const { c, form, show } = request;
        const answer = await handleForm(deps, section, c.req.param('id') ?? '', readFields(form));
        if (answer.kind === 'gone') return renderMissing(request);
        return answer.kind === 'go' ? c.redirect(answer.to, 303) : show(answer.page, answer.status, pageHeaders);
      },
    },
  ];
};

/** Editors' pages at /cms: plain forms in Vietnamese; and the media that they show. */
export const editorStaffRoutes = (deps: ContentDeps): readonly StaffRoute[] => [
  { method: 'GET', path: '/cms', audience: 'content', handle: ({ c }) => c.redirect('/cms/banner', 303) },
  {
    method: 'GET',
    path: '/cms/cms.css',
    audience: 'everyone',
    handle: ({ c }) => c.body(editorStyle, 200, { 'content-type': 'text/css; charset=utf-8' }),
  },
  ...sections.flatMap((section) => sectionRoutes(deps, section)),
  { method: 'GET', path: '/cms/*', audience: 'content', handle: renderMissing },
  {
    method: 'GET',
    path: '/uploads/pictures/:file',
    audience: 'everyone',
    handle: async ({ c }) => (await servePicture(deps.db, c.req.param('file') ?? '')) ?? c.notFound(),
  },
  {
    method: 'GET',
    path: '/uploads/*',
    audience: 'everyone',
    handle: async ({ c }) => {
      const path = new URL(c.req.url).pathname.slice('/uploads/'.length);
      return (await serveMedia(path, c.req.raw)) ?? c.notFound();
    },
  },
];
