import type { AccountDeletion } from '#core/account/deletion/account-deletion.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import * as paths from '#core/shared/paths.ts';
import { type DeletionBlocker, deletionBlockers } from '#core/shared/people/deletion-blocker.ts';
import { keptAfterDeletion } from '#core/shared/retention.ts';
import { normaliseUsername, required, validateFields } from '#core/shared/text/validation.ts';
import { validateWith } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { type Fields, textAt } from '#ui/app/form-fields.ts';
import { CommandButton } from '#ui/blocks/command-button.tsx';
import { FailureNote } from '#ui/blocks/failure/failure-note.tsx';
import { Button } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { TextInput } from '#ui/kit/form/field.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import { ExternalLink, Link } from '#ui/navigation/link.tsx';
import layout from '#ui/theme/layout.module.css';
import { contactText } from './contacts.vi.ts';
import { deletionText } from './deletion.vi.ts';

/** Deletes the account after seven days, and cancels that. [Luật 91/2025/QH15] */
export function DeletionCard({ deletion }: { readonly deletion: AccountDeletion }) {
  return (
    <SectionCard id="xoa-tai-khoan" title={deletionText.title}>
      {deletion.effectiveAt === null ? (
        <>
          <p className={layout.quiet}>{deletionText.sentence}</p>
          <KeptData />
          {deletion.blockers.length > 0 ? <Blockers blockers={deletion.blockers} /> : <RequestForm />}
        </>
      ) : (
        <Pending effectiveAt={deletion.effectiveAt} outbox={deletion.outbox} />
      )}
    </SectionCard>
  );
}

function KeptData() {
  return (
    <section className={layout.after} aria-label={deletionText.keptTitle}>
      <h3>{deletionText.keptTitle}</h3>
      <ul className={classes('prose', layout.points)}>
        {Object.values(keptAfterDeletion).map(({ data, life, reason }) => (
          <li key={data}>
            {data} <small className={layout.quiet}>({deletionText.kept(life, reason)})</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

const ways: Readonly<Record<DeletionBlocker, readonly [href: string, label: string]>> = {
  'service-running': [paths.services, deletionText.toServices],
  'order-unpaid': [paths.orders, deletionText.toOrders],
  'order-in-progress': [paths.orders, deletionText.toOrders],
  'refund-unpaid': [paths.services, deletionText.toServices],
  'balance-left': [paths.balance(), deletionText.toBalance],
  'instalment-unpaid': [paths.services, deletionText.toInstalments],
};

function Blockers({
  blockers,
  alert = false,
}: {
  readonly blockers: readonly DeletionBlocker[];
  readonly alert?: boolean;
}) {
  return (
    <div className={layout.after}>
      <Note kind="warn" alert={alert}>
        <b>{deletionText.blockedTitle}</b>
        <ul className={classes('prose', layout.points)}>
          {blockers.map((each) => (
            <li key={each}>
              {deletionBlockers[each]}. <Link href={ways[each][0]}>{ways[each][1]}</Link>
            </li>
          ))}
        </ul>
      </Note>
    </div>
  );
}

const validateName = (fields: Fields) =>
  validateFields([['name', normaliseUsername(textAt(fields, 'name')), required]]);

function RequestForm() {
  return (
    <CommandForm
      use="requestAccountDeletion"
      className={classes(layout.fields, layout.start, layout.after)}
      check={validateWith(validateName)}
      command={(fields) => ({ name: textAt(fields, 'name') })}
    >
      {({ failure }) => (
        <>
          <TextInput label={deletionText.name} name="name" required autoComplete="off" maxLength={254} />
          {failure?.kind === 'deletion-blocked' ? <Blockers blockers={failure.blockers} alert /> : null}
          {failure === null || failure.kind === 'deletion-blocked' ? null : <FailureNote failure={failure} />}
          <Button type="submit" kind="danger">
            {deletionText.ask}
          </Button>
        </>
      )}
    </CommandForm>
  );
}

function Pending({ effectiveAt, outbox }: { readonly effectiveAt: number; readonly outbox: string | null }) {
  return (
    <>
      <Note kind="warn">
        {deletionText.pending(formatMinute(effectiveAt))} {deletionText.mail}
      </Note>
      {outbox === null ? null : (
        <p className={classes('prose', layout.outro)}>
          {contactText.outbox} <ExternalLink href={outbox}>{contactText.openOutbox}</ExternalLink>
        </p>
      )}
      <CommandButton use="cancelAccountDeletion" formClass={layout.after} command={{}} kind="primary">
        {deletionText.cancel}
      </CommandButton>
    </>
  );
}
