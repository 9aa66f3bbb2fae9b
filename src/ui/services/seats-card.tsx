import type { Seat } from '#core/services/seats/seats.port.ts';
import { formatDate, formatMinute } from '#core/shared/calendar.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { fieldLimits } from '#core/shared/text/validation.ts';
import { validateByService } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { textAt, textsAt, useSubmission } from '#ui/app/form-fields.ts';
import { usePageQuery } from '#ui/app/page.ts';
import { CommandButton } from '#ui/blocks/command-button.tsx';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { HiddenFields } from '#ui/blocks/hidden-fields.tsx';
import { EmailInput } from '#ui/blocks/person/email-input.tsx';
import { SubmitButton } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { TextInput } from '#ui/kit/form/field.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import { Link } from '#ui/navigation/link.tsx';
import layout from '#ui/theme/layout.module.css';
import { seatsQuery } from './access-queries.ts';
import styles from './control.module.css';
import { Confirmed } from './power-buttons.tsx';
import { seatsText as text } from './seats.vi.ts';

/** Users of an office package or its backup; free seats first, because that is what one comes for. [SVC-01] */
export function SeatsCard({
  id,
  type,
  canAssign,
  isByStaff,
}: {
  readonly id: ServiceId;
  readonly type: string;
  readonly canAssign: boolean;
  readonly isByStaff: boolean;
}) {
  const { seats, free, bought, domain, waitingSince } = usePageQuery(seatsQuery);
  return (
    <SectionCard id="seats" title={text.title} end={<span className={layout.quiet}>{text.count(free, bought)}</span>}>
      <div className={classes(layout.fields, styles.items)}>
        {seats.length === 0 ? (
          <p className={layout.quiet}>{text.none}</p>
        ) : (
          <ul className={layout.rows}>
            {seats.map((seat) => (
              <SeatItem key={seat.email} service={id} seat={seat} />
            ))}
          </ul>
        )}
        {isByStaff ? (
          <p className={layout.quiet}>
            {waitingSince === null ? text.byStaff : text.waiting(formatMinute(waitingSince))}
          </p>
        ) : null}
        {free > 0 && canAssign ? <AddSeat id={id} domain={domain} /> : null}
        <p className={layout.quiet}>
          {free === 0 ? `${text.full} ` : null}
          <Link href={paths.category({ handle: type })}>{text.buy}</Link>
        </p>
      </div>
    </SectionCard>
  );
}

function SeatItem({ service, seat }: { readonly service: ServiceId; readonly seat: Seat }) {
  const { name, email, assignedAt } = seat;
  const posted = useSubmission('removeSeat', (fields) => textAt(fields, 'email') === email);
  return (
    <li>
      <div className={layout.wide}>
        <b>{name}</b> <span className={layout.fine}>{text.facts(email, formatDate(assignedAt))}</span>
      </div>
      <Confirmed icon="trash" label={text.remove} open={posted !== null}>
        <p>{text.removeWarning(name)}</p>
        <CommandButton use="removeSeat" command={{ id: service, email }} kind="danger">
          {text.removeButton}
        </CommandButton>
      </Confirmed>
    </li>
  );
}

function AddSeat({ id, domain }: { readonly id: ServiceId; readonly domain: string | null }) {
  return (
    <Confirmed icon="plus" label={text.add} open={useSubmission('assignSeat') !== null}>
      <CommandForm
        use="assignSeat"
        check={validateByService}
        command={(fields) => ({ id, ...textsAt(fields, ['seatName', 'seatEmail']) })}
        onDone={(form) => form.reset()}
      >
        <HiddenFields fields={[['id', id]]} />
        <TextInput label={text.name} name="seatName" required maxLength={fieldLimits.name} autoComplete="off" />
        <EmailInput
          label={text.email}
          name="seatEmail"
          required
          autoComplete="off"
          {...(domain === null ? {} : { hint: text.emailHint(domain) })}
        />
        <SubmitButton>{text.addButton}</SubmitButton>
        <FormFailure />
      </CommandForm>
    </Confirmed>
  );
}
