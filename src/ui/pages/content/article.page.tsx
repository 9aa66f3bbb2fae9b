import Typography from '@mui/material/Typography';
import type { Article, ArticleSummary, Author } from '#core/content/article.ts';
import { categoryFilterPath, tagFilterPath } from '#core/content/content-paths.ts';
import * as paths from '#core/shared/paths.ts';
import { ensureFound, type PageLoader, publicPageQuery, usePageQuery } from '#ui/app/page.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { ArticleCard } from '#ui/blocks/content/article-card.tsx';
import { AuthorPicture } from '#ui/blocks/content/author-picture.tsx';
import { RichText } from '#ui/blocks/content/rich-text.tsx';
import { PageFrame } from '#ui/blocks/page-frame.tsx';
import { ArticleData } from '#ui/content/article-data.tsx';
import { ArticleHead } from '#ui/content/article-head.tsx';
import { parseArticleInput } from '#ui/content/article-query.ts';
import authors from '#ui/content/author-head.module.css';
import { Contents } from '#ui/content/contents.tsx';
import { contentText } from '#ui/content/messages.vi.ts';
import styles from '#ui/content/reading.module.css';
import { CopyButton } from '#ui/kit/action/copy-button.tsx';
import { classes } from '#ui/kit/css.ts';
import { needsScriptClass } from '#ui/kit/script.ts';
import { spaced } from '#ui/kit/spaced.ts';
import { Card } from '#ui/kit/surface/card.tsx';
import { ChipLink } from '#ui/kit/surface/chip.tsx';
import { Link } from '#ui/navigation/link.tsx';
import layout from '#ui/theme/layout.module.css';

const articleQuery = publicPageQuery('loadArticle', ({ params, search }) => parseArticleInput(params, search));

/** [ROUTE-36, ROUTE-48] */
export const load: PageLoader = async (loader) => {
  const { article } = await ensureFound(loader, articleQuery, 'article');
  return {
    title: article.seo?.title ?? article.title,
    description: article.seo?.description ?? article.summary,
    canonicalPath: paths.article(article.slug),
    image: `/og/bai-viet/${encodeURIComponent(article.slug)}.png`,
    article: {
      publishedAt: article.publishedAt,
      updatedAt: article.updatedAt,
      section: article.category?.name ?? null,
    },
  };
};

/** /danh-sach-bai-viet/{slug}; `?preview` shows an editor's draft. [ROUTE-36, CMS-02] */
export function Page() {
  const { article, related } = usePageQuery(articleQuery);
  const { category } = article;
  return (
    <PageFrame
      trail={[
        { title: contentText.articles, href: paths.articles },
        ...(category === null ? [] : [{ title: category.name, href: categoryFilterPath(category.slug) }]),
      ]}
      here={article.title}
    >
      <div className={classes(layout.withSum, styles.layout)}>
        <ArticleHead article={article} />
        <aside className={classes(layout.b, layout.fields, layout.sticky)}>
          <Contents text={article.body} title={contentText.contents} />
          <Share path={paths.article(article.slug)} />
        </aside>
        <div>
          <RichText text={article.body} />
          <ArticleEnd article={article} />
        </div>
      </div>
      <RelatedArticles articles={related} />
      <ArticleData article={article} />
    </PageFrame>
  );
}

function ArticleEnd({ article: { tags, author } }: { readonly article: Article }) {
  return (
    <footer className={classes(layout.parts, styles.end)}>
      {tags.length === 0 ? null : (
        <nav className={classes(layout.chips, layout.wraps)} aria-label={contentText.tags}>
          {spaced(
            tags.map(({ slug, name }) => (
              <ChipLink key={slug} href={tagFilterPath(slug)}>
                {name}
              </ChipLink>
            )),
          )}
        </nav>
      )}
      {author === null ? null : <AuthorBox author={author} />}
    </footer>
  );
}

function AuthorBox({ author }: { readonly author: Author }) {
  return (
    <Card padded as="section" labelledBy="_tac-gia" className={authors.head}>
      <AuthorPicture author={author} size="l" />
      <div>
        <Typography variant="h3" component="h2" id="_tac-gia">
          {author.name}
        </Typography>
        {author.jobTitle === null ? null : <p className={layout.faint}>{author.jobTitle}</p>}
        {author.bio === null ? null : <p className={authors.bio}>{author.bio}</p>}
        <Link href={paths.author(author.id)} className={authors.about}>
          {contentText.aboutAuthor(author.name)}
        </Link>
      </div>
    </Card>
  );
}

/** Copies the full URL. */
function Share({ path }: { readonly path: string }) {
  const { origin } = useShop();
  return (
    <Card className={classes(layout.between, styles.share, needsScriptClass)}>
      {contentText.share} <CopyButton text={origin + path} label={contentText.copyLink} />
    </Card>
  );
}

/** Articles of the same category or tags; nothing when there are none. */
function RelatedArticles({ articles }: { readonly articles: readonly ArticleSummary[] }) {
  if (articles.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="_bai-lien-quan">
      <h2 id="_bai-lien-quan">{contentText.related}</h2>
      <div className={layout.cols4}>
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} />
        ))}
      </div>
    </section>
  );
}
