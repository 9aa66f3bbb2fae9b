import type { Home } from '#core/pages/home.ts';
import { ButtonLink } from '#ui/kit/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { Illustration } from '#ui/kit/illustration.tsx';
import layout from '#ui/kit/layout.module.css';
import styles from './home-sections.module.css';
import { home } from './home-sections.vi.ts';

/** The inside of a server, and the four steps of a purchase. [ROUTE-01] */
export default function HomeSections({ data }: { readonly data: Home }) {
  return (
    <section className={classes(layout.sec, layout.secBand)}>
      <div className={classes(layout.wrap, layout.split)}>
        <div className={styles.infra}>
          <Illustration name="inside-server" label={home.insideDrawing} className={styles.illus} />
          <ul>
            {home.layers.map(({ title, text }) => (
              <li key={title}>
                <b>{title}</b>
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className={styles.bigHeading}>{home.inside}</h2>
          <p className={styles.sectionLead}>{home.insideLead}</p>
          <div className={styles.figs}>
            {homeFigures(data).map(({ figure, text }) => (
              <div key={text}>
                <b>{figure}</b>
                <p>{text}</p>
              </div>
            ))}
          </div>
          <p className={styles.about}>
            <ButtonLink href="/cam-ket-dich-vu-sla">{home.commitments}</ButtonLink>
            <ButtonLink href="/gioi-thieu" kind="text">
              {home.about}
            </ButtonLink>
          </p>
        </div>
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

/** Counted from the catalogue; unknown figures are left out. */
const homeFigures = ({ board, tabs }: Home): readonly { readonly figure: string; readonly text: string }[] => {
  const lines = board?.flatMap((menu) => menu.lines) ?? [];
  const plans = lines.reduce((sum, line) => sum + line.productCount, 0);
  const months = (tabs ?? []).flatMap((tab) =>
    tab.plans.flatMap((plan) => plan.prices.filter(({ unit }) => unit.id === 'MONTH').map(({ term }) => term)),
  );
  return [
    ...(plans > 0 ? [{ figure: String(plans), text: home.figures.plans }] : []),
    ...(lines.length > 0 ? [{ figure: String(lines.length), text: home.figures.lines }] : []),
    ...(months.length > 0
      ? [{ figure: home.figures.termRange(Math.min(...months), Math.max(...months)), text: home.figures.terms }]
      : []),
    { figure: home.figures.placesCount, text: home.figures.places },
  ];
};
