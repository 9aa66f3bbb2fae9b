import type { Candidate, CandidateGroup } from '#core/domains/domain-candidates.ts';
import type { DomainOffer } from '#core/domains/domain-offer.ts';
import type { DomainSearch, WithAnswer } from '#core/domains/domain-search.ts';
import { needsConfirmation } from '#core/domains/eligibility.ts';
import { isAvailableName, isRegisteredName } from '#core/shared/domains/domain-problems.ts';
import * as paths from '#core/shared/paths.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { classes } from '#ui/kit/css.ts';
import { Icon } from '#ui/kit/media/icon.tsx';
import { spaced } from '#ui/kit/spaced.ts';
import { Card } from '#ui/kit/surface/card.tsx';
import { ChipLink } from '#ui/kit/surface/chip.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import { firstValue, withSearchChanges } from '#ui/navigation/search.ts';
import layout from '#ui/theme/layout.module.css';
import { AddDomainsForm } from './add-domains-form.tsx';
import { DomainAction } from './domain-action.tsx';
import { DomainRow, type NameProps } from './domain-row.tsx';
import { DomainStatusBadge } from './domain-status-badge.tsx';
import styles from './domains.module.css';
import { KindNote } from './kind-note.tsx';
import { groupText, domainText as text } from './messages.vi.ts';
import { OtherExtensions } from './other-extensions.tsx';
import { PriceBreakdown, PriceWithRenewal } from './price-breakdown.tsx';
import type { CartDomains } from './use-cart-domains.ts';
import { useDomainStatuses } from './use-domain-statuses.ts';
import { WHOIS_PARAM, WhoisPanel } from './whois-panel.tsx';

type Found = { readonly candidate: WithAnswer<Candidate>; readonly offer: DomainOffer };

/** The exact domain, the .vn family and ten similar ones; each appears as soon as its status is known. [DOM-01] */
export function DomainResults({
  result,
  inCart,
  hosting,
}: {
  readonly result: DomainSearch;
  readonly inCart: ReadonlySet<string>;
  readonly hosting: CartDomains['hosting'];
}) {
  const search = useSearchTexts();
  const all = result.candidates.flatMap((candidate): readonly Found[] => {
    const offer = result.offers.find(({ slug }) => slug === candidate.slug);
    return offer === undefined ? [] : [{ candidate, offer }];
  });
  const exact = all.find(({ candidate }) => candidate.group === 'exact');
  const answers = useDomainStatuses(all.map(({ candidate }) => candidate));
  const propsOf = ({ candidate, offer }: Found): NameProps => ({
    candidate,
    offer,
    answer: answers.of(candidate.name),
    inCart: inCart.has(candidate.name),
    onRetry: answers.retry,
    showsWhois: firstValue(search, WHOIS_PARAM) === candidate.name && isRegisteredName(answers.of(candidate.name)),
  });
  return (
    <div className={layout.fields}>
      <GroupChips result={result} />
      {result.unsoldExtension === null ? null : <Note kind="warn">{text.unsold(result.unsoldExtension)}</Note>}
      {exact === undefined ? null : <ExactDomain {...propsOf(exact)} hosting={hosting} />}
      <p className={layout.faint} role="status">
        {text.progress(answers.answeredCount, all.length, answers.availableNames.length)}
      </p>
      <Card>
        <Rows group="vn" found={all} propsOf={propsOf} />
        <Rows group="suggestion" found={all} propsOf={propsOf} />
      </Card>
      <OtherExtensions result={result} />
    </div>
  );
}

function GroupChips({ result: { groups, group } }: { readonly result: DomainSearch }) {
  const search = useSearchTexts();
  return (
    <nav className={layout.chips} aria-label={text.groups}>
      <span className={layout.faint}>{text.groups}</span>{' '}
      {spaced(
        groups.map((each) => (
          <ChipLink
            key={each}
            href={withSearchChanges(paths.domainSearch(), search, { nhom: each === 'popular' ? null : each })}
            current={each === group}
          >
            {groupText[each]}
          </ChipLink>
        )),
      )}
    </nav>
  );
}

function Rows({
  group,
  found,
  propsOf,
}: {
  readonly group: CandidateGroup;
  readonly found: readonly Found[];
  readonly propsOf: (found: Found) => NameProps;
}) {
  const mine = found.filter(({ candidate }) => candidate.group === group);
  if (mine.length === 0) return null;
  return (
    <section aria-label={text.resultsOf[group]}>
      <h2 className={styles.rowHead}>{text.resultsOf[group]}</h2>
      <ul>
        {mine.map((each) => (
          <DomainRow key={each.candidate.name} {...propsOf(each)} />
        ))}
      </ul>
    </section>
  );
}

function ExactDomain({ hosting, ...props }: NameProps & { readonly hosting: CartDomains['hosting'] }) {
  const { candidate, offer, answer, showsWhois: whois } = props;
  const isAvailable = isAvailableName(answer);
  return (
    <Card className={classes(styles.top, isAvailable && styles.topFree)} as="section" labelledBy="ten-dung">
      <Icon name={isAvailable ? 'ok' : answer === null ? 'globe' : 'info'} size="l" />
      <div>
        <p className={styles.state}>
          {answer === null ? <DomainStatusBadge answer={null} /> : text.exact[answer.status]}
        </p>
        <h2 id="ten-dung">{candidate.displayName}</h2>
        <KindNote offer={offer} />
      </div>
      <div className={classes(layout.entries, styles.topBuy)}>
        {isAvailable || answer === null ? <PriceWithRenewal offer={offer} /> : null}
        <DomainAction {...props} primary />
        {hosting !== null && isAvailable && !needsConfirmation(offer.eligibility) ? (
          <AddDomainsForm names={[candidate.name]} offers={[offer]} forLine={hosting.id}>
            {text.forHosting(hosting.title)}
          </AddDomainsForm>
        ) : null}
      </div>
      {isAvailable || answer === null ? (
        <div className={styles.wide}>
          <PriceBreakdown offer={offer} />
        </div>
      ) : null}
      {whois ? (
        <div className={styles.wide}>
          <WhoisPanel name={candidate.name} shown={candidate.displayName} />
        </div>
      ) : null}
    </Card>
  );
}
