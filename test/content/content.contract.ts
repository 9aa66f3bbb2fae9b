import { expect } from 'vitest';
import { parseMarkdown } from '#adapters/cms/rich-text-markdown.ts';
import { seedContent } from '#contracts/seed/content/content.ts';
import type { Content } from '#core/content/content.port.ts';
import { bannerLaws } from '#test/content/promotions/banner.laws.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import { got } from './got.ts';

/** Laws of every Content adapter, checked on the shop's own content. */
export const contentLaws: readonly Law<Content>[] = [
  {
    name: 'ENT-09 the logo has a picture and an alt text',
    check: async (open) => {
      const { imageUrl, alt } = seedContent.logo;
      expect(got(await (await open()).logo())).toEqual({ imagePath: imageUrl, alt });
    },
  },
  {
    name: 'ENT-09 the menus are in the editors’ order and include the store menu',
    check: async (open) => {
      const menus = got(await (await open()).menus());
      expect(menus.map(({ title, slug }) => ({ title, slug }))).toEqual(
        seedContent.menus.map(({ title, slug }) => ({ title, slug })),
      );
      expect(menus.find(({ slug }) => slug === 'shop')?.kind).toBe('store');
    },
  },
  {
    name: 'CMS-03 the footer has every column with every link, sorted by id',
    check: async (open) => {
      const { columns } = got(await (await open()).footer());
      expect(columns.map(({ title, links }) => [title, links.map((link) => link.title)])).toEqual(
        seedContent.footer.categories.map(({ title, items }) => [title, items.map((item) => item.title)]),
      );
      expect(columns.map(({ id }) => id)).toEqual(columns.map(({ id }) => id).toSorted((a, b) => a - b));
    },
  },
  {
    name: 'CMS-03 the footer names the seller',
    check: async (open) => {
      const { copyright, company, address } = got(await (await open()).footer());
      const { vendors } = seedContent.footer;
      expect([copyright, company, address]).toEqual([vendors.copyRight, vendors.company, vendors.address]);
    },
  },
  {
    name: 'CMS-03 a numeric footer link is a phone number, a full URL is external',
    check: async (open) => {
      const links = got(await (await open()).footer()).columns.flatMap((column) => column.links);
      expect(links).toContainEqual(expect.objectContaining({ href: 'tel:18006070', kind: 'tel' }));
      expect(links.filter(({ kind }) => kind === 'external').every(({ href }) => href.startsWith('https://'))).toBe(
        true,
      );
      expect(links.filter(({ kind }) => kind === 'page').every(({ href }) => /^\/[a-z]/.test(href))).toBe(true);
      expect(links.some(({ kind }) => kind === 'external') && links.some(({ kind }) => kind === 'page')).toBe(true);
    },
  },
  {
    name: 'ENT-09 every licence has a URL, a picture and an alt text',
    check: async (open) => {
      const licences = got(await (await open()).licences());
      expect(licences).toEqual(
        seedContent.license.licenses.map(({ url, image, alt }) => ({
          url,
          imagePath: image,
          alt,
          ...{ name: '', number: '', issuer: '' },
        })),
      );
    },
  },
  {
    name: 'CMS-03 the questions have their answers and are in the editors’ order',
    check: async (open) =>
      expect(got(await (await open()).faqs())).toEqual(
        seedContent.faqs.map(({ question, answer }) => ({ question, answer: parseMarkdown(answer) })),
      ),
  },
  {
    name: 'RED-01 every rule is listed once, in order, with its addresses, status, window and site',
    check: async (open) => {
      expect(got(await (await open()).redirects())).toEqual(
        seedContent.redirects.map(({ urlOld, urlNew, statusCode, site, beginDate, endDate }) => ({
          urlOld,
          urlNew,
          statusCode,
          siteDomain: site,
          beginDate: beginDate === null ? null : Date.parse(beginDate),
          endDate: endDate === null ? null : Date.parse(endDate),
        })),
      );
    },
  },
  ...bannerLaws,
];

/** Runs the laws on one adapter over the shop's own content. */
export const contentContract = (name: string, open: () => Promise<Content>): void =>
  describeLaws(`${name} keeps the Content contract`, contentLaws, open);
