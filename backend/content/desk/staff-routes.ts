import type { ContentDeps } from '#backend/content/environment.ts';
import { serveMedia } from '#backend/content/media.ts';
import type { StaffRoute } from '#backend/platform/staff-route.ts';
import { servePicture } from './pictures.ts';

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
      return (await serveMedia(path, c.req.raw, deps.environment.identity.look.colour)) ?? c.notFound();
    },
  },
];
