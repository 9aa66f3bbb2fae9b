import { useSuspenseQuery } from '@tanstack/react-query';
import type { Home } from '#core/content/pages.ts';
import { figuresOf } from '#ui/catalogue/home-figures.ts';
import { PlanTabs } from '#ui/catalogue/plan-tabs.tsx';
import { PriceBoard } from '#ui/catalogue/price-board.tsx';
import { Accordion } from '#ui/kit/accordion.tsx';
import { ButtonLink } from '#ui/kit/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { Hem } from '#ui/kit/hem.tsx';
import { Icon } from '#ui/kit/icon.tsx';
import { Illustration } from '#ui/kit/illustration.tsx';
import layout from '#ui/kit/layout.module.css';
import { Note } from '#ui/kit/note.tsx';
import { useShop } from '#ui/kit/use-shop.ts';
import { home } from '#ui/messages/home.vi.ts';
import { queryOf } from '#ui/queries.ts';
import styles from './home.module.css';

/** / [ROUTE-01] */
export function Page() {
  const { useCases } = useShop();
  const { data } = useSuspenseQuery(queryOf(useCases, 'home', {}));
  return (
    <>
      <Hero />
      <section className={classes(layout.wrap, styles.boardSection)} aria-labelledby="bang-gia">
        <div className={layout.secHead}>
          <h2 id="bang-gia">{home.board}</h2>
          <ButtonLink href="/cua-hang" kind="text">
            {home.wholeShop}
            <Icon name="arrow" size="s" />
          </ButtonLink>
        </div>
        {data.board === null ? <Note kind="warn">{home.boardMissing}</Note> : <PriceBoard menus={data.board} />}
      </section>
      {data.tabs === null ? null : <PlanTabs tabs={data.tabs} />}
      <Inside data={data} />
      <Questions faqs={data.faqs} />
    </>
  );
}

function Hero() {
  return (
    <Hem className={styles.hero}>
      <div className={layout.wrap}>
        <div className={styles.heroGrid}>
          <div>
            <h1>{home.heading}</h1>
            <p className={styles.heroLead}>{home.lead}</p>
            <div className={styles.heroCta}>
              <ButtonLink href="/cua-hang/may-chu/cloud-server" kind="gold" size="l" prefetch>
                {home.configure}
              </ButtonLink>
              <ButtonLink href="#bang-gia" kind="ink" size="l">
                {home.seeBoard}
              </ButtonLink>
            </div>
            <ul className={styles.heroFacts}>
              {home.facts.map((fact) => (
                <li key={fact}>
                  <Icon name="ok" />
                  {fact}
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.heroArt}>
            <Illustration name="hero" />
          </div>
        </div>
        <div className={styles.promise}>
          <Icon name="shield" />
          <p>{home.promise}</p>
          <ButtonLink href="/cua-hang/danh-muc/domain" kind="ink">
            {home.seeDomains}
          </ButtonLink>
        </div>
      </div>
    </Hem>
  );
}

function Inside({ data }: { readonly data: Home }) {
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
            {figuresOf(data).map(({ figure, text }) => (
              <div key={text}>
                <b>{figure}</b>
                <p>{text}</p>
              </div>
            ))}
          </div>
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

function Questions({ faqs }: { readonly faqs: Home['faqs'] }) {
  return (
    <section className={layout.sec}>
      <div className={classes(layout.wrap, styles.questions)}>
        <div>
          <h2 className={styles.bigHeading}>{home.faq}</h2>
          <p className={styles.sectionLead}>{home.faqLead}</p>
        </div>
        {faqs === null || faqs.length === 0 ? (
          <Note kind="plain">{home.faqMissing}</Note>
        ) : (
          <Accordion items={faqs.map(({ question, answer }) => ({ title: question, body: answer }))} openFirst />
        )}
      </div>
    </section>
  );
}
