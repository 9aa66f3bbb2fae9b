import type { ReactNode } from 'react';
import { promisedFigures } from '#core/shared/shop/promised-figures.ts';
import { useContentPaths } from '#ui/app/use-content-paths.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { Illustration } from '#ui/blocks/content/illustration.tsx';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { Link } from '#ui/navigation/link.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './home-sections.module.css';
import { home } from './home-sections.vi.ts';

/** What the shop promises, the inside of a server, and the four steps of a purchase. [ROUTE-01] */
export default function HomeSections() {
  const pages = useContentPaths();
  const { identity } = useShop();
  const promises = home.promise(promisedFigures(identity.promises)).filter(({ figure }) => figure !== null);
  const leads = promises.length > 0 && promises.every(({ page }) => pages?.[page]);
  return (
    <section className={classes(layout.sec, layout.secBand)}>
      <div className={classes(layout.wrap, layout.split)}>
        {promises.length === 0 && !pages?.about ? null : (
          <section aria-labelledby="cam-ket">
            <h2 id="cam-ket" className={styles.bigHeading}>
              {promises.length === 0 ? home.about(identity.name) : home.promises}
            </h2>
            {leads ? <p className={styles.sectionLead}>{home.promisesLead}</p> : null}
            {promises.length === 0 ? null : (
              <ul className={styles.figs}>
                {promises.map(({ figure, text, page, anchor }) => (
                  <li key={text}>
                    <PageLink path={pages?.[page]} anchor={anchor}>
                      <b>{figure}</b> {text}
                    </PageLink>
                  </li>
                ))}
              </ul>
            )}
            {pages?.about ? (
              <p className={styles.about}>
                <ButtonLink href={pages.about}>{home.about(identity.name)}</ButtonLink>
              </p>
            ) : null}
          </section>
        )}
        <figure className={styles.infra}>
          <Illustration name="inside-server" label={home.insideDrawing} className={styles.illus} />
          <ul>
            {home.layers.map(({ title, text }) => (
              <li key={title}>
                <b>{title}</b> {text}
              </li>
            ))}
          </ul>
          <figcaption>{home.inside}</figcaption>
        </figure>
      </div>
      <div className={classes(layout.wrap, styles.flowSection)}>
        <h2>{home.flow}</h2>
        <ol className={styles.flow}>
          {home.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Plain words without such a page. */
function PageLink({
  path,
  anchor,
  children,
}: {
  readonly path: string | null | undefined;
  readonly anchor: string;
  readonly children: ReactNode;
}) {
  return path ? <Link href={path + anchor}>{children}</Link> : <span>{children}</span>;
}
