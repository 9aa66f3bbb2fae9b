import { eq } from 'drizzle-orm';
import type * as z from 'zod';
import { type EditorEntry, listEntries } from '#backend/content/entries.ts';
import type { ContentDeps } from '#backend/content/environment.ts';
import { contentEntries } from '#backend/content/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { DeskResource } from '#backend/platform/desk/desk-resource.ts';
import { articleColumns } from '#contracts/desk/columns/content/article-columns.vi.ts';
import { articleFields } from '#contracts/desk/content/article-record.ts';
import { slugify } from '#core/shared/text/fold-vietnamese.ts';
import { locatePicture } from '#core/shared/text/picture-address.ts';
import { articleWords as words } from './articles.vi.ts';
import { type Conversion, id, ids, number, object, text } from './attributes.ts';
import { contentResource } from './content-resource.ts';
import { loadPicturePlaces } from './picture-places.ts';
import { pictureWords } from './pictures.vi.ts';
import { previewUrlOf } from './preview-url.ts';

type Fields = z.output<typeof articleFields>;
type Db = Database | Transaction;

const conversion: Conversion<Fields> = {
  toFields: (article) => ({
    title: text(article.title),
    slug: text(article.slug),
    summary: text(article.summary),
    body: text(article.body),
    category: id(article.category),
    author: id(article.author),
    cover: id(article.cover),
    tags: ids(article.tags),
    readMinutes: typeof article.readMinutes === 'number' ? article.readMinutes : null,
    featured: article.featured === true,
    metaTitle: text(object(article.seo).metaTitle),
    metaDescription: text(object(article.seo).metaDescription),
  }),
  toAttributes: ({ title, slug, summary, body, category, author, cover, tags, readMinutes, featured, ...seo }) => ({
    title,
    slug: slug || slugify(title),
    summary,
    body,
    category: number(category),
    author: number(author),
    cover: number(cover),
    tags: tags.map(Number),
    readMinutes,
    featured,
    seo:
      seo.metaTitle === '' && seo.metaDescription === ''
        ? null
        : { id: 1, metaTitle: seo.metaTitle, metaDescription: seo.metaDescription },
  }),
  label: ({ title }) => text(title),
};

/** Hosts of the body's pictures that the shop does not show. */
const foreignHostsIn = (body: string, hosts: readonly string[]): readonly string[] => {
  const addresses = [...body.matchAll(/!\[[^\]]*\]\(\s*<?(https?:[^\s)>]+)/gi)].map(([, address = '']) => address);
  const placed = addresses.map((address) => locatePicture(address, hosts));
  return [...new Set(placed.flatMap((each) => (each?.kind === 'foreign' ? [each.host] : [])))];
};

const tellMore =
  (deps: ContentDeps) =>
  async (db: Db): Promise<(entry: EditorEntry) => object> => {
    const [categories, places] = await Promise.all([
      listEntries({ ...deps, db }, 'categories'),
      loadPicturePlaces(deps, db),
    ]);
    const now = deps.clock.now();
    return ({ attributes, publishedAt }) => {
      const category = categories.find((each) => each.id === attributes.category);
      const date = publishedAt?.getTime() ?? null;
      const hosts = foreignHostsIn(text(attributes.body), deps.environment.content.pictureHosts);
      return {
        state: date === null ? 'draft' : date > now ? 'planned' : 'live',
        problems: hosts.map(pictureWords.foreign),
        categoryName: text(category?.attributes.name),
        date,
        thumbnail: places.urlOf(attributes.cover) ?? '',
        previewUrl: previewUrlOf(deps, '/danh-sach-bai-viet/', text(attributes.slug)),
      };
    };
  };

const check =
  (deps: ContentDeps) =>
  async (db: Db, { category, author, tags, cover }: Fields): Promise<Readonly<Record<string, string>>> => {
    const known = async (type: string, chosen: readonly (string | null)[]): Promise<boolean> => {
      const entries = await listEntries({ ...deps, db }, type);
      return chosen.every((each) => each === null || entries.some((entry) => String(entry.id) === each));
    };
    const [hasCategory, hasAuthor, hasTags, hasCover] = [
      await known('categories', [category]),
      await known('authors', [author]),
      await known('tags', tags),
      await known('files', [cover]),
    ];
    return {
      ...(hasCategory ? {} : { category: words.gone }),
      ...(hasAuthor ? {} : { author: words.gone }),
      ...(hasTags ? {} : { tags: words.gone }),
      ...(hasCover ? {} : { cover: pictureWords.gone }),
    };
  };

const newestFirst = (entries: readonly EditorEntry[]) =>
  entries.toSorted(
    (a, b) => (b.publishedAt?.getTime() ?? Infinity) - (a.publishedAt?.getTime() ?? Infinity) || b.id - a.id,
  );

/** Drafts first, then the newest. */
export const articleResource = (deps: ContentDeps): DeskResource => ({
  ...contentResource(deps, {
    name: 'articles',
    type: 'articles',
    schema: articleFields,
    hasPreview: true,
    columns: articleColumns,
    sorted: newestFirst,
    tellMore: tellMore(deps),
    check: check(deps),
    ...conversion,
  }),
  findLack: async () =>
    (await deps.db.$count(contentEntries, eq(contentEntries.type, 'menus'))) > 0
      ? null
      : 'Chưa có nội dung. Bạn nhập Liên hệ trước, rồi viết menu, banner và bài viết.',
});
