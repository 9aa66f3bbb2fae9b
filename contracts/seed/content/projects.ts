import warehouse from '#contracts/seed/projects/cong-ty-kho-van-bon-kho.json' with { type: 'json' };
import shop from '#contracts/seed/projects/cua-hang-thoi-trang-da-nang.json' with { type: 'json' };
import college from '#contracts/seed/projects/khoa-cntt-truong-cao-dang.json' with { type: 'json' };
import clinic from '#contracts/seed/projects/phong-kham-da-khoa-hai-phong.json' with { type: 'json' };
import languageSchool from '#contracts/seed/projects/trung-tam-ngoai-ngu-can-tho.json' with { type: 'json' };
import filmStudio from '#contracts/seed/projects/xuong-dung-phim-ha-noi.json' with { type: 'json' };
import { withSampleWords } from '#contracts/seed/with-sample-words.ts';
import type { SeedProject } from './publications.ts';

/** Fictional customers by type, with the words of `contracts/shop-words.ts`. Bodies are written line by line. */
export const writtenProjects: readonly SeedProject[] = [
  shop,
  warehouse,
  college,
  clinic,
  filmStudio,
  languageSchool,
].map((project) => ({ ...project, body: project.body.join('\n') }));

export const seedProjects: readonly SeedProject[] = withSampleWords(writtenProjects);
