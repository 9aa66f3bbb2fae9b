import { type FirstStep, firstStepOf, LEADING_LINE } from '#core/pages/first-step.ts';
import type { Home } from '#core/pages/home.ts';
import * as paths from '#core/shared/paths.ts';
import { ensure, type PageLoader, publicPageQuery, usePageQuery } from '#ui/app/page.ts';
import { useHotline } from '#ui/app/use-hotline.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { Illustration } from '#ui/blocks/content/illustration.tsx';
import { ServerOnlyData } from '#ui/blocks/content/structured-data.tsx';
import styles from '#ui/catalogue/home/home.module.css';
import { home } from '#ui/catalogue/home/home.vi.ts';
import { PriceBoard } from '#ui/catalogue/list/price-board.tsx';
import { ScallopedSection } from '#ui/home/scalloped-section.tsx';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { Icon } from '#ui/kit/media/icon.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import { firstValue } from '#ui/navigation/search.ts';
import { HomeData } from '#ui/search/home-data.tsx';
import layout from '#ui/theme/layout.module.css';
import { deferred } from '#ui/waking/deferred.tsx';

const MAX_LINE = 100;
const homeQuery = publicPageQuery('loadHome', ({ search }) => {
  const line = firstValue(search, 'tab');
  return line === null || line.length > MAX_LINE ? {} : { line };
});

export const load: PageLoader = async (loader) => {
  const { headline, lead } = await ensure(loader, homeQuery);
  return { ...(headline === null ? {} : { title: headline }), ...(lead === null ? {} : { description: lead }) };
};

const DomainForm = deferred<object>(
  () => import('#ui/domains/domain-form.tsx').then((found) => ({ default: found.DomainForm })),
  'touched',
);
/** The host renders all slides and loads the first picture at once; the script loads near the viewport. [BAN-01] */
const BannerSlides = deferred(() => import('#ui/promotion/banner-slides.tsx'), 'visible');
const PlanTabs = deferred(() => import('#ui/catalogue/list/plan-tabs.tsx'), 'visible');
const HomeSections = deferred(() => import('#ui/catalogue/home/home-sections.tsx'), 'visible');
const HomeCustomers = deferred(() => import('./home-customers.tsx'), 'visible');
const HomeContact = deferred(() => import('./home-contact.tsx'), 'visible');
const HomeNews = deferred(() => import('./home-news.tsx'), 'visible');

/** / [ROUTE-01] */
export function Page() {
  const data = usePageQuery(homeQuery);
  const hotline = useHotline();
  const isEmpty = data.board?.length === 0;
  return (
    <>
      <Hero data={data} />
      <section className={classes(layout.wrap, styles.boardSection)} aria-labelledby="bang-gia">
        <div className={layout.secHead}>
          <h2 id="bang-gia">{home.board}</h2>
          <ButtonLink href={paths.shop} kind="text">
            {home.wholeShop}
            <Icon name="arrow" size="s" />
          </ButtonLink>
        </div>
        {data.board === null ? <Note kind="warn">{home.boardMissing}</Note> : null}
        {isEmpty ? <Note>{home.boardEmpty(hotline)}</Note> : null}
        {data.board === null || isEmpty ? null : <PriceBoard menus={data.board} sellsDomains={data.sellsDomains} />}
        {data.banners === null || data.banners.length === 0 ? null : (
          <div className={styles.banners}>
            <BannerSlides banners={data.banners} />
          </div>
        )}
      </section>
      {data.tabs === null ? null : <PlanTabs tabs={data.tabs} />}
      <HomeSections />
      <HomeCustomers data={data} />
      <HomeContact data={data} />
      <HomeNews data={data} />
      {import.meta.env.SSR ? <HomeData faqs={data.faqs} /> : <ServerOnlyData />}
    </>
  );
}

/** `line`: what the shop calls its leading line. */
const firstSteps = {
  'leading-line': (line) => ({ href: paths.category({ handle: LEADING_LINE }), label: home.configure(line) }),
  'whole-shop': () => ({ href: paths.shop, label: home.wholeShop }),
  advice: () => ({ href: paths.consultation, label: home.consultation }),
} as const satisfies Readonly<Record<FirstStep, (line?: string) => { readonly href: string; readonly label: string }>>;

function Hero({ data }: { readonly data: Pick<Home, 'headline' | 'lead' | 'board' | 'sellsDomains'> }) {
  const { headline, lead, board, sellsDomains } = data;
  const { identity } = useShop();
  const leading = board?.flatMap(({ lines }) => lines).find(({ handle }) => handle === LEADING_LINE);
  const firstStep = firstSteps[firstStepOf(board)](leading?.title);
  return (
    <ScallopedSection className={styles.hero}>
      <div className={layout.wrap}>
        <div className={styles.heroGrid}>
          <div>
            <h1>{headline ?? home.heading(identity.name)}</h1>
            <p className={styles.heroLead}>{lead ?? home.lead}</p>
            <div className={styles.heroCta}>
              <ButtonLink href={firstStep.href} kind="gold" size="l" prefetch>
                {firstStep.label}
              </ButtonLink>{' '}
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
        {sellsDomains ? (
          <div className={styles.heroDomain}>
            <DomainForm />
            <ButtonLink href={paths.domainSearch()} kind="ink">
              {home.seeDomains}
            </ButtonLink>
          </div>
        ) : null}
      </div>
    </ScallopedSection>
  );
}
