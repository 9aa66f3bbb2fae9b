import type { ProductSummary } from '#core/catalogue/product.ts';
import type { RichText as Tree } from '#core/content/rich-text.ts';
import * as paths from '#core/shared/paths.ts';
import { useOptionalPageQuery } from '#ui/app/page.ts';
import { ArticleCard } from '#ui/blocks/content/article-card.tsx';
import { ArticleMeta } from '#ui/blocks/content/article-meta.tsx';
import { AuthorPicture } from '#ui/blocks/content/author-picture.tsx';
import { Cover } from '#ui/blocks/content/cover.tsx';
import { Illustration } from '#ui/blocks/content/illustration.tsx';
import { NumberedSteps } from '#ui/blocks/content/numbered-steps.tsx';
import { Picture } from '#ui/blocks/content/picture.tsx';
import { RichText } from '#ui/blocks/content/rich-text.tsx';
import { Avatar } from '#ui/blocks/person/avatar.tsx';
import { TermsLinks } from '#ui/blocks/person/terms-links.tsx';
import { IconTile, ProductIcon } from '#ui/blocks/price/product-icon.tsx';
import { Icon } from '#ui/kit/media/icon.tsx';
import Slides from '#ui/kit/media/slides.tsx';
import { Card, CardBody, CardHead } from '#ui/kit/surface/card.tsx';
import { Link } from '#ui/navigation/link.tsx';
import styles from './checks.module.css';
import { gallery as text } from './gallery.vi.ts';
import { Sample, Samples } from './sample.tsx';
import { sampleArticles } from './sample-query.ts';

const drawings = ['hero', 'inside-server', 'stall', 'doorway', 'empty-cart', 'empty-list'] as const;
const slides = [1, 2, 3, 4, 5];
const textNode = (said: string, ...marks: readonly 'bold'[]) => ({ kind: 'text', text: said, marks }) as const;
const paragraph = (said: string) => ({ kind: 'paragraph', children: [textNode(said)] }) as const;

const tree: Tree = [
  { kind: 'heading', level: 3, id: '_de-muc', children: [textNode(text.rich.heading)] },
  { kind: 'paragraph', children: [textNode(`${text.rich.text} `), textNode(text.rich.bold, 'bold')] },
  { kind: 'list', ordered: true, start: 1, items: [[paragraph(text.rich.item)], [paragraph(text.rich.item)]] },
  { kind: 'quote', children: [paragraph(text.rich.quote)] },
  { kind: 'code', language: 'bash', text: text.rich.code },
  {
    kind: 'table',
    head: [[textNode(text.tableName)], [textNode(text.tableValue)]],
    rows: [[[textNode(text.rich.item)], [textNode('1')]]],
  },
];

export function GalleryContent({ products }: { readonly products: readonly ProductSummary[] }) {
  const image = products[0]?.image ?? null;
  const cards = slides.map((at) => (
    <div key={at} className={styles.slide}>
      <Link href={paths.gallery}>{text.slide(at)}</Link>
    </div>
  ));
  return (
    <Samples title={text.groups.content}>
      <Sample name="rich-text" wide>
        <RichText text={tree} />
      </Sample>
      <Sample name="slides" wide stack>
        <Slides label={text.slides} as="cards">
          {cards}
        </Slides>
        <Slides label={text.wideSlides}>{cards}</Slides>
      </Sample>
      <Article />
      <Sample name="numbered-steps">
        <NumberedSteps steps={text.stepNames.map((title) => ({ title, text: text.stepText }))} />
      </Sample>
      <Sample name="card">
        <Card>
          <CardHead>{text.cardHead}</CardHead>
          <CardBody>{text.cardText}</CardBody>
        </Card>
      </Sample>
      <Sample name="avatar">
        <Avatar name={text.textValue} path={null} />
        <Avatar name={text.textValue} path={null} size="m" />
        <Avatar name={text.textValue} path={null} size="l" />
      </Sample>
      <Sample name="icon">
        <Icon name="server" size="s" />
        <Icon name="server" />
        <Icon name="server" size="l" />
      </Sample>
      <Sample name="terms-links">
        <p>
          <TermsLinks />
        </p>
      </Sample>
      <Sample name="product-icon">
        <ProductIcon line="cloud-server" />
        <IconTile line="cloud-server" />
        <IconTile line="cloud-server" large />
      </Sample>
      {image === null ? null : (
        <Sample name="picture">
          <Picture image={image} sizes="380px" className={styles.drawing} />
        </Sample>
      )}
      <Sample name="illustration" wide>
        {drawings.map((name) => (
          <Illustration key={name} name={name} label={`${text.drawing} ${name}`} className={styles.drawing} />
        ))}
      </Sample>
    </Samples>
  );
}

function Article() {
  const article = useOptionalPageQuery(sampleArticles).data?.articles[0];
  return article === undefined ? null : (
    <>
      <Sample name="article-card">
        <ArticleCard article={article} />
      </Sample>
      <Sample name="cover">
        <Cover media={article.cover} sizes="180px" className={styles.drawing} />
        <Cover media={null} sizes="180px" className={styles.drawing} />
      </Sample>
      <Sample name="article-meta">
        <ArticleMeta article={article} linked />
        <ArticleMeta article={{ ...article, publishedAt: null }} />
      </Sample>
      {article.author === null ? null : (
        <Sample name="author-picture">
          <AuthorPicture author={article.author} size="s" />
          <AuthorPicture author={article.author} size="l" />
        </Sample>
      )}
    </>
  );
}
