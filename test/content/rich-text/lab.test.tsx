import { screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seedPages } from '#contracts/seed/content/pages.ts';
import type { Section } from '#core/content/article.ts';
import { formatDong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import { fail } from '#core/shared/result.ts';
import { slugify } from '#core/shared/text/fold-vietnamese.ts';
import { expectOk, openShop } from '#test/kit/fakes/shop.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { exerciseHref, extractExercises, labContentPath } from '#ui/lab/exercises.ts';

const LAB = 'lab-linux-co-ban';
const exercisesIn = async (lab = LAB) =>
  extractExercises(expectOk(await openShop().useCases.loadContentPage({ path: labContentPath(lab), preview: null })));
const main = () => within(screen.getByRole('main'));
const section = (title: string | null, key: string): Section => ({
  kind: 'rich-text',
  key,
  body: [
    ...(title === null
      ? []
      : [{ kind: 'heading', level: 2, id: key, children: [{ kind: 'text', text: title, marks: [] }] } as const]),
    { kind: 'paragraph', children: [{ kind: 'text', text: 'Mục tiêu.', marks: [] }] },
  ],
});

describe('ROUTE-39 a lab and its exercises', () => {
  test('ROUTE-39 the page of every lab shows all its exercises, its price and a link to rent it', async () => {
    const labs = seedPages.filter(({ slug }) => slug.startsWith('thuc-hanh-lab/')).map(({ slug }) => slug.slice(14));
    expect(labs.length).toBeGreaterThan(1);
    for (const lab of labs) {
      const { useCases } = await openPage(paths.lab(lab));
      const product = expectOk(await useCases.loadProduct({ slug: lab }));
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`Thực hành: ${product.title}`);
      const exercises = await exercisesIn(lab);
      const list = within(screen.getByRole('region', { name: /Các bài thực hành/ }));
      expect(list.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual(
        exercises.map(({ slug }) => exerciseHref(lab, slug)),
      );
      for (const { goal } of exercises) expect(list.getByText(goal)).toBeTruthy();
      const price = product.prices.find(({ term }) => term === product.defaultTerm) ?? product.prices[0];
      expect(main().getByText(price === undefined ? '?' : formatDong(price.perUnit))).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Thuê phòng lab' }).getAttribute('href')).toBe(`/san-pham/${lab}`);
    }
  });

  test('ROUTE-39 an exercise has its steps, links to its neighbours and a URL without accents', async () => {
    const exercises = await exercisesIn();
    expect(exercises[1]?.slug).toBe('bai-2-bien-mot-script-thanh-dich-vu');
    for (const [at, exercise] of exercises.entries()) {
      await openPage(exerciseHref(LAB, exercise.slug));
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(exercise.title);
      expect(main().getByText(`Bài ${at + 1} trên ${exercises.length}`)).toBeTruthy();
      expect(main().getByRole('heading', { name: 'Các bước' })).toBeTruthy();
      expect(document.querySelectorAll('article ol li')).toHaveLength(exercise.steps);
      const near = [exercises[at - 1], exercises[at + 1]].flatMap((each) =>
        each ? [exerciseHref(LAB, each.slug)] : [],
      );
      const ways = within(screen.getByRole('navigation', { name: 'Chuyển bài' }));
      expect(ways.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual(near);
      expect(document.title).toContain(exercise.title);
    }
  });

  test('LAY-01 lab pages have no footer, all other pages have one', async () => {
    const [first] = await exercisesIn();
    for (const path of [paths.lab(LAB), exerciseHref(LAB, first?.slug ?? '')]) {
      await openPage(path);
      expect(screen.queryByRole('contentinfo'), path).toBeNull();
      expect(screen.getByRole('banner')).toBeTruthy();
    }
    await openPage('/cua-hang');
    expect(await screen.findByRole('contentinfo')).toBeTruthy();
  });

  test('ROUTE-48 an unknown lab, an unknown exercise and a product that is no lab are 404s with their own message', async () => {
    const addresses = [
      paths.lab('khong-co'),
      exerciseHref(LAB, 'khong-co'),
      paths.lab('cloud-server-ssd-4'),
      '/thuc-hanh-lab/khong-co/a',
    ];
    for (const path of addresses) {
      await openPage(path);
      expect(await screen.findByText(/Không có phòng lab hoặc bài thực hành này/), path).toBeTruthy();
      expect(main().getByRole('link', { name: 'Xem các phòng lab' }).getAttribute('href')).toBe(
        '/cua-hang/danh-muc/cloud-lab',
      );
    }
  });

  test('ROUTE-39 DATA-01 while the content system is down the lab page is shown and says that its exercises are missing', async () => {
    await openPage(paths.lab(LAB), {
      useCases: () => ({ loadContentPage: async () => fail({ kind: 'unreachable' }) }),
    });
    expect(screen.getByText(/Chưa tải được bài thực hành/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Thuê phòng lab' })).toBeTruthy();
  });

  test('ROUTE-39 every exercise has a unique URL, whatever its title', () =>
    fc.assert(
      fc.property(fc.array(fc.option(fc.string({ maxLength: 12 })), { maxLength: 8 }), (titles) => {
        const found = extractExercises({ sections: titles.map((title, at) => section(title, `s${at}`)) });
        const named = titles.filter((title) => title !== null && slugify(title) !== '');
        expect(found.map(({ title }) => title)).toEqual(named.map((title) => title?.trim()));
        expect(new Set(found.map(({ slug }) => slug)).size).toBe(found.length);
        for (const { slug, body } of found) {
          expect(slug).not.toBe('');
          expect(body).toHaveLength(1);
        }
      }),
    ));
});
