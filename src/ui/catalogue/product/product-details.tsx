import type { Tag } from '#core/catalogue/catalogue.port.ts';
import type { Product } from '#core/catalogue/product.ts';
import { tagPath } from '#core/shared/goods/tag-path.ts';
import { useContact } from '#ui/app/use-hotline.ts';
import { HotlineLink } from '#ui/blocks/content/hotline.tsx';
import { Picture } from '#ui/blocks/content/picture.tsx';
import { LeaderRows } from '#ui/blocks/price/leader-row.tsx';
import { spaced } from '#ui/kit/spaced.ts';
import { Card } from '#ui/kit/surface/card.tsx';
import { ChipLink } from '#ui/kit/surface/chip.tsx';
import layout from '#ui/theme/layout.module.css';
import { ExtraLink } from './extra-link.tsx';
import styles from './product.module.css';
import { product as text } from './product-details.vi.ts';

/** Everything below the configurator. [CAT-03] */
export default function ProductDetails({ product }: { readonly product: Product & { readonly tags: readonly Tag[] } }) {
  const [picture, ...screens] = product.images;
  const { hotline, hotlineNote } = useContact();
  return (
    <div className={styles.details}>
      <section aria-labelledby="mo-ta">
        <h2 id="mo-ta">{text.description}</h2>
        {picture ? (
          <Picture image={picture} sizes="(max-width: 1023px) 100vw, 736px" className={styles.picture} />
        ) : null}
        <div className={styles.prose}>
          {product.description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {product.tags.length === 0 ? null : (
          <nav className={styles.tags} aria-label={text.tags}>
            {spaced(
              product.tags.map(({ slug, name }) => (
                <ChipLink key={slug} href={tagPath(slug)}>
                  {name}
                </ChipLink>
              )),
            )}
          </nav>
        )}
      </section>
      <section aria-labelledby="thong-so">
        <h2 id="thong-so">{text.specifications}</h2>
        <LeaderRows
          className={styles.specifications}
          rows={[
            ...product.specifications.map(({ label, value }) => [label, value] as const),
            ...dimensionRows(product.dimensions),
          ]}
        />
      </section>
      {screens.length === 0 ? null : (
        <section aria-labelledby="quan-ly">
          <h2 id="quan-ly">{text.screens}</h2>
          {screens.map((screen) => (
            <figure key={screen.path} className={styles.screen}>
              <Picture image={{ ...screen, alt: '' }} sizes="(max-width: 1023px) 100vw, 736px" />
              <figcaption>{screen.alt}</figcaption>
            </figure>
          ))}
        </section>
      )}
      <section aria-labelledby="chinh-sach">
        <h2 id="chinh-sach">{text.policy}</h2>
        <Card className={styles.policy}>
          {text.policies(hotline, hotlineNote).map(({ title, text: body }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>{body}</p>
            </div>
          ))}
        </Card>
        <p className={styles.contact}>
          {text.contact} <HotlineLink>{(number) => number}</HotlineLink>
        </p>
      </section>
      {product.extras.length === 0 ? null : (
        <section aria-labelledby="mua-kem">
          <h2 id="mua-kem">{text.extras}</h2>
          <div className={layout.cols3}>
            {spaced(product.extras.map((extra) => <ExtraLink key={extra.id} extra={extra} />))}
          </div>
        </section>
      )}
    </div>
  );
}

const dimensionRows = (dimensions: Product['dimensions']) => [
  [text.weight, dimensions?.weight ? text.kilograms(dimensions.weight) : null] as const,
  [text.size, dimensions?.size ? text.sides(dimensions.size) : null] as const,
];
