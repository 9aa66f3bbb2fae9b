import { eq } from 'drizzle-orm';
import type { ContentDeps } from '#backend/content/environment.ts';
import { serveMedia } from '#backend/content/media.ts';
import { contentEntries } from '#backend/content/schema.ts';
import type { StaffArea, StaffRoute } from '#backend/platform/staff-route.ts';
import { servePicture } from './pictures.ts';

export const contentArea: StaffArea = {
  title: 'Biên tập nội dung',
  path: '/desk#/articles',
  right: 'content:read',
  group: 'content',
  findLack: async (db) =>
    (await db.$count(contentEntries, eq(contentEntries.type, 'menus'))) > 0
      ? null
      : 'Chưa có nội dung. Ở Biên tập nội dung, bạn nhập liên hệ trước, rồi viết menu, banner và bài viết.',
};

/** The pictures that the desk shows. */
export const pictureStaffRoutes = (deps: ContentDeps): readonly StaffRoute[] => [
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
