import type { BulkSearch } from '#core/domains/domain-search.ts';
import { needsConfirmation } from '#core/domains/eligibility.ts';
import { isAvailableName, isUnknownName } from '#core/shared/domains/domain-problems.ts';
import { formatDong } from '#core/shared/dong.ts';
import { classes } from '#ui/kit/css.ts';
import { Badge } from '#ui/kit/surface/badge.tsx';
import { Card } from '#ui/kit/surface/card.tsx';
import { NumberCell, Table } from '#ui/kit/surface/table.tsx';
import layout from '#ui/theme/layout.module.css';
import { AddDomainsForm } from './add-domains-form.tsx';
import { DomainAction } from './domain-action.tsx';
import { DomainStatusBadge } from './domain-status-badge.tsx';
import { KindNote } from './kind-note.tsx';
import { domainText as text } from './messages.vi.ts';
import { type DomainStatuses, useDomainStatuses } from './use-domain-statuses.ts';

type BulkEntry = BulkSearch['words'][number];
type ValidEntry = Extract<BulkEntry, { readonly problem: null }>;
const isValidEntry = (word: BulkEntry): word is ValidEntry => word.problem === null;

/** In input order, with one button that adds all available domains. [DOM-01] */
export function BulkTable({ data, inCart }: { readonly data: BulkSearch; readonly inCart: ReadonlySet<string> }) {
  const named = data.words.filter(isValidEntry);
  const answers = useDomainStatuses(named);
  const restricted = new Set(
    data.offers.flatMap((offer) => (needsConfirmation(offer.eligibility) ? [offer.slug] : [])),
  );
  const open = new Set(named.flatMap(({ name, slug }) => (restricted.has(slug) ? [] : [name])));
  const free = answers.availableNames.filter((name) => open.has(name) && !inCart.has(name));
  const slugs = new Set(named.filter(({ name }) => free.includes(name)).map(({ slug }) => slug));
  const columns = [
    text.bulkName,
    text.bulkState,
    { numeric: text.bulkPrice(data.years) },
    { numeric: text.renewalYear },
  ];
  return (
    <Card>
      <Table caption={text.bulkTable} columns={columns} stack="labelled">
        {data.words.map((word, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word may stand there twice, and its place is what it is
          <BulkRow key={`${at} ${word.typed}`} word={word} data={data} answers={answers} inCart={inCart} />
        ))}
      </Table>
      <div className={classes(layout.entries, layout.start, layout.foot)}>
        <p role="status">{text.progress(answers.answeredCount, named.length, answers.availableNames.length)}</p>
        {free.length === 0 ? null : (
          <AddDomainsForm names={free} offers={data.offers.filter(({ slug }) => slugs.has(slug))} primary>
            {text.addAll(free.length)}
          </AddDomainsForm>
        )}
      </div>
    </Card>
  );
}

function BulkRow({
  word,
  data,
  answers,
  inCart,
}: {
  readonly word: BulkEntry;
  readonly data: BulkSearch;
  readonly answers: DomainStatuses;
  readonly inCart: ReadonlySet<string>;
}) {
  const offer = data.offers.find(({ slug }) => slug === word.slug);
  if (!isValidEntry(word) || offer === undefined)
    return (
      <tr>
        <td>{word.typed}</td>
        <td colSpan={3}>
          <Badge tone="warn">{text.bulkProblems[word.problem ?? 'invalid']}</Badge>
        </td>
      </tr>
    );
  const answer = answers.of(word.name);
  const isForSale = answer === null || isAvailableName(answer);
  const isHere = inCart.has(word.name);
  const isRestricted = isAvailableName(answer) && !isHere && needsConfirmation(offer.eligibility);
  return (
    <tr>
      <td>{word.displayName}</td>
      <td>
        {isHere ? <Badge tone="primary">{text.inCart}</Badge> : <DomainStatusBadge answer={answer} />}{' '}
        {isUnknownName(answer) || isRestricted ? (
          <DomainAction candidate={word} offer={offer} answer={answer} inCart={false} onRetry={answers.retry} />
        ) : null}
        {isRestricted ? <KindNote offer={offer} /> : null}
      </td>
      <NumberCell label={text.bulkPrice(data.years)}>
        {isForSale ? formatDong(offer.first.total) : text.noPrice}
      </NumberCell>
      <NumberCell label={text.renewalYear}>{isForSale ? formatDong(offer.renewal.total) : text.noPrice}</NumberCell>
    </tr>
  );
}
