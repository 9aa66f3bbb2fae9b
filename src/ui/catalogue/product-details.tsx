import type { Product } from '#core/catalogue/product.ts';
import { useHotline } from '#ui/app/use-hotline.ts';
import { HotlineLink } from '#ui/blocks/hotline.tsx';
import styles from '#ui/catalogue/product.module.css';
import { Card } from '#ui/kit/card.tsx';
import layout from '#ui/kit/layout.module.css';
import { LeaderRows } from '#ui/kit/leader-row.tsx';
import { Picture } from '#ui/kit/picture.tsx';
import { ExtraLink } from './extra-link.tsx';
import { product as text } from './product-details.vi.ts';

/** Everything below the configurator. [CAT-03] */
export default function ProductDetails({ product }: { readonly product: Product }) {
  const [picture, ...screens] = product.images;
  const hotline = useHotline();
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
      </section>
      <section aria-labelledby="thong-so">
        <h2 id="thong-so">{text.specifications}</h2>
        <LeaderRows
          className={styles.specifications}
          rows={product.specifications.map(({ label, value }) => [label, value])}
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
          {text.policies(hotline).map(({ title, text: body }) => (
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
            {product.extras.map((extra) => (
              <ExtraLink key={extra.id} extra={extra} />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}
