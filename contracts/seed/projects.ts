import warehouse from './projects/cong-ty-kho-van-bon-kho.json' with { type: 'json' };
import shop from './projects/cua-hang-thoi-trang-da-nang.json' with { type: 'json' };
import college from './projects/khoa-cntt-truong-cao-dang.json' with { type: 'json' };
import clinic from './projects/phong-kham-da-khoa-hai-phong.json' with { type: 'json' };
import languageSchool from './projects/trung-tam-ngoai-ngu-can-tho.json' with { type: 'json' };
import filmStudio from './projects/xuong-dung-phim-ha-noi.json' with { type: 'json' };
import type { SeedProject } from './publications.ts';
import { withSampleContact } from './sample-contact.ts';

/** Fictional customers by type, with the words of `contracts/contact-words.ts`. Bodies are written line by line. */
export const writtenProjects: readonly SeedProject[] = [
  shop,
  warehouse,
  college,
  clinic,
  filmStudio,
  languageSchool,
].map((project) => ({ ...project, body: project.body.join('\n') }));

export const seedProjects: readonly SeedProject[] = withSampleContact(writtenProjects);
