import {
  type BackupOffer,
  type BackupProposal,
  type BackupRequirements,
  parseCoverage,
  priceBackupProposal,
  validateBackupDomain,
} from '#core/catalogue/m365-backup.ts';
import { dong, formatDong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import { validateWith } from '#ui/app/checked-by.ts';
import { CommandForm, useFormState } from '#ui/app/command-form.tsx';
import { textAt } from '#ui/app/form-fields.ts';
import { HotlineButton } from '#ui/blocks/content/hotline.tsx';
import { termText } from '#ui/blocks/messages.vi.ts';
import { PriceSummary } from '#ui/blocks/price/price-summary.tsx';
import AddFailure from '#ui/catalogue/product/add-failure.tsx';
import type { AdviceLink } from '#ui/catalogue/product/product-order.tsx';
import { SubmitButton } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { TextInput } from '#ui/kit/form/field.tsx';
import { Badge } from '#ui/kit/surface/badge.tsx';
import { Card } from '#ui/kit/surface/card.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import { Link } from '#ui/navigation/link.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './backup.module.css';
import { backupText as text } from './backup.vi.ts';

type Given = {
  readonly wish: BackupRequirements;
  /** Whether a smaller plan would fit except for the retention in years. */
  readonly isLargerForYears: boolean;
  readonly advice: AdviceLink;
};

/** The proposed plan and the one missing field; without a proposal, contact options. */
export function BackupOrder({
  proposal,
  time,
  ...given
}: Given & { readonly proposal: BackupProposal; readonly time: number }) {
  const offer = proposal && priceBackupProposal(proposal, time);
  return (
    <aside className={classes(layout.sticky, layout.b)} aria-label={text.proposal}>
      {proposal === null || offer === null ? (
        <ContactCard advice={given.advice} />
      ) : (
        <ProposedPlan proposal={proposal} offer={offer} {...given} />
      )}
    </aside>
  );
}

function ContactCard({ advice: Advice }: { readonly advice: AdviceLink }) {
  return (
    <Card padded className={styles.talk}>
      <h2>{text.talk}</h2>
      <p>{text.talkText}</p>
      <p>
        <Advice subject={null}>{text.consult}</Advice>
      </p>
      <HotlineButton block />
    </Card>
  );
}

type ProposedProps = Given & { readonly proposal: NonNullable<BackupProposal>; readonly offer: BackupOffer };

function ProposedPlan({ proposal, offer, wish, isLargerForYears: larger, advice: Advice }: ProposedProps) {
  const { plan, quantity } = proposal;
  const { entry, totals, renewal } = offer;
  const covers = parseCoverage(plan);
  const title = text.lineOf(plan.title, quantity);
  return (
    <>
      <PriceSummary
        title={title}
        badge={<Badge tone="primary">{termText(entry.term, entry.unit)}</Badge>}
        subtitle={covers === null ? plan.summary : text.covers(covers.users * quantity, covers.years)}
        lines={[
          { label: title, amount: totals.net },
          { label: text.vat(plan.vat.percent), amount: totals.vat },
        ]}
        totalLabel={text.total}
        total={totals.gross}
        renewal={text.renewal(formatDong(renewal.gross))}
        action={<OrderForm key={plan.id} offer={offer} wish={wish} />}
        assurances={[
          { icon: 'key', text: text.assurances.consent },
          { icon: 'pin', text: text.assurances.place },
          { icon: 'ok', text: text.assurances.guest },
        ]}
      />
      <p className={styles.below}>
        {larger ? (
          <>
            {text.larger(wish.years)}
            <br />
          </>
        ) : null}
        {quantity === 1 ? null : (
          <>
            {text.severalNote}{' '}
            <Advice subject={{ slug: plan.slug, title: plan.title, configuration: `count=${quantity}` }}>
              {text.consult}
            </Advice>
            <br />
          </>
        )}
        <Link href={paths.product(plan.slug)}>{text.details(plan.title)}</Link>
      </p>
    </>
  );
}

function OrderForm({ offer, wish }: { readonly offer: BackupOffer; readonly wish: BackupRequirements }) {
  const { entry, totals } = offer;
  return (
    <CommandForm
      use="registerBackup"
      className={styles.order}
      check={validateWith((fields) => validateBackupDomain(textAt(fields, 'domain')))}
      command={(fields) => ({
        ...wish,
        term: entry.term,
        domain: textAt(fields, 'domain'),
        expectedTotal: dong(Number(textAt(fields, 'expectedTotal'))),
      })}
    >
      {(state) => (
        <>
          <input type="hidden" name="users" value={wish.users} />
          <input type="hidden" name="years" value={wish.years} />
          <input type="hidden" name="term" value={entry.term} />
          <input
            type="hidden"
            name="expectedTotal"
            value={state.failure?.kind === 'price-changed' ? state.failure.now : totals.gross}
          />
          <OrderFields />
        </>
      )}
    </CommandForm>
  );
}

function OrderFields() {
  const { failure, error } = useFormState();
  const users = error('users');
  return (
    <>
      <TextInput
        label={text.tenant}
        required
        name="domain"
        hint={text.tenantHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={255}
        icon="globe"
      />
      {users === null ? null : <Note kind="error">{text.talkText}</Note>}
      {failure === null ? null : <AddFailure failure={failure} />}
      <SubmitButton large>{failure?.kind === 'price-changed' ? text.addAtNewPrice : text.add}</SubmitButton>
    </>
  );
}
