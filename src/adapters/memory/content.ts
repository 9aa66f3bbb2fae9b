import type { Content } from '#core/content/content.port.ts';
import { ok } from '#core/shared/result.ts';
import { notFound } from './refusals.ts';
import type { World } from './world.ts';

/** The content system over a world. [Content] */
export const memoryContent = (world: World): Content => ({
  logo: async () => notFound,
  menus: async () => ok([]),
  footer: async () => notFound,
  licences: async () => ok([]),
  faqs: async () => ok([]),
  redirectsFor: async (path) => ok(world.state.redirects.filter((rule) => rule.urlOld === path)),
});
