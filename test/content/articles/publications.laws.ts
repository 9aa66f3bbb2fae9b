import fc from 'fast-check';
import { expect } from 'vitest';
import { seedAuthors } from '#contracts/seed/content/authors.ts';
import { seedPages } from '#contracts/seed/content/pages.ts';
import { seedProjects } from '#contracts/seed/content/projects.ts';
import type { Articles } from '#core/content/articles.port.ts';
import { got } from '#test/content/got.ts';
import { headingsIn, lettersOf, lettersWritten, wordsOf } from '#test/content/rich-text/rich-text-words.ts';
import { forAll } from '#test/kit/for-all.ts';
import type { Law } from '#test/kit/law.ts';

const unknown = { ok: false, failure: { kind: 'not-found' } };

/** Laws of every Articles adapter for authors, projects and pages. */
export const publicationLaws: readonly Law<Articles>[] = [
  {
    name: 'ROUTE-37 the authors are the team, in the editors’ order, and each is found by slug',
    check: async (open) => {
      const articles = await open();
      const team = seedAuthors.map(({ slug, name, jobTitle, bio }) => ({ id: slug, name, jobTitle, bio }));
      expect(got(await articles.authors())).toMatchObject(team);
      for (const author of team) expect(got(await articles.author(author.id))).toMatchObject(author);
    },
  },
  {
    name: 'ROUTE-38 the projects are in the editors’ order with their pictures, and each is found by slug',
    check: async (open) => {
      const articles = await open();
      const all = seedProjects.map(({ slug, title, client, summary, images }) => ({
        slug,
        title,
        client,
        summary,
        images: images.map(({ image, alt }) => ({ path: image, alt })),
      }));
      expect(got(await articles.projects())).toMatchObject(all);
      for (const [at, project] of all.entries()) {
        const found = got(await articles.project(project.slug));
        expect(found).toMatchObject(project);
        expect(lettersOf(wordsOf(found.body)).length).toBeGreaterThan(
          0.95 * lettersWritten(seedProjects[at]?.body ?? '').length,
        );
      }
    },
  },
  {
    name: 'ROUTE-42 a page is found by its whole path, with every section in order and unique heading ids',
    check: async (open) => {
      const articles = await open();
      for (const { slug, title, body, sections } of seedPages) {
        const page = got(await articles.page(slug));
        expect(page).toMatchObject({ slug, title });
        const kinds = [...(body === '' ? [] : ['rich-text']), ...sections.map(({ kind }) => kind)];
        expect(page.sections.map(({ kind }) => kind)).toEqual(kinds);
        expect(new Set(page.sections.map(({ key }) => key)).size).toBe(kinds.length);
        const ids = page.sections.flatMap((each) => (each.kind === 'rich-text' ? headingsIn(each.body) : []));
        expect(new Set(ids.map(({ id }) => id)).size).toBe(ids.length);
      }
    },
  },
  {
    name: 'ROUTE-42 a place on a page has its address, its hours and a drawn map with a text; only a full URL leads to a map service',
    check: async (open) => {
      const articles = await open();
      const seeds = seedPages.flatMap(({ slug, sections }) =>
        sections.flatMap((section) => (section.kind === 'place' ? [{ slug, section }] : [])),
      );
      expect(seeds.length).toBeGreaterThan(1);
      for (const { slug, section } of seeds) {
        const { title, address, hours, url, image } = section;
        const href = url === '' ? null : url;
        const map = expect.objectContaining({ path: image.image, alt: image.alt, width: 840, height: 630 });
        expect(got(await articles.page(slug)).sections).toContainEqual(
          expect.objectContaining({ kind: 'place', title, address, hours, href, image: map }),
        );
      }
    },
  },
  {
    name: 'ROUTE-42 the slugs of all pages are listed, each once',
    check: async (open) =>
      expect(got(await (await open()).pageSlugs()).toSorted()).toEqual(seedPages.map(({ slug }) => slug).toSorted()),
  },
  {
    name: 'ROUTE-48 an author, project or page that was never published is not found',
    check: async (open) => {
      const articles = await open();
      await forAll(
        fc.constantFrom('khong-co', 'KHONG/CO', 'ho-tro', '..', '%00x', 'a?b=1', 'máy'),
        async (slug) => {
          expect(await articles.author(slug)).toEqual(unknown);
          expect(await articles.project(slug)).toEqual(unknown);
          expect(await articles.page(slug)).toEqual(unknown);
        },
        5,
      );
    },
  },
];
