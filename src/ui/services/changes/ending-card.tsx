import { awaitsDecision, type RefundOffer, type RefundState, refundRules } from '#core/ending-rules/refund-offer.ts';
import { isExpiredDomain, type ServiceDetail, type ServiceRow } from '#core/services/service.ts';
import type { EndingState, RefundRequest } from '#core/services/service-ending.port.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { formatDong } from '#core/shared/dong.ts';
import { isRunning } from '#core/shared/service-status.ts';
import { promisedFigures } from '#core/shared/shop/promised-figures.ts';
import { validateByService } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { textsAt, useSubmission } from '#ui/app/form-fields.ts';
import { useContentPaths } from '#ui/app/use-content-paths.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { CommandButton } from '#ui/blocks/command-button.tsx';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { HiddenFields } from '#ui/blocks/hidden-fields.tsx';
import { LeaderRow } from '#ui/blocks/price/leader-row.tsx';
import { Button } from '#ui/kit/action/button.tsx';
import { TextInput } from '#ui/kit/form/field.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { Confirmed } from '#ui/services/power-buttons.tsx';
import layout from '#ui/theme/layout.module.css';
import { endingText as text } from './ending.vi.ts';

type Ending = { readonly service: ServiceDetail & ServiceRow; readonly ending: EndingState };
type Offered = Extract<RefundOffer, { readonly kind: 'offered' }>;

/**
 * Ends a service with its term, or now with the refund of the policy. Nothing for a service that never ran, and
 * for a domain whose term is over. [SVC-01]
 */
export function EndingCard({ service, ending }: Ending) {
  const { request, endsWithTerm } = ending;
  const runs = isRunning(service) && !isExpiredDomain(service);
  if (!runs) return null;
  return (
    <SectionCard id="huy" title={text.title}>
      <div className={layout.flow}>
        {request === null ? null : <Request request={request} />}
        {endsWithTerm && !awaitsDecision(request) ? <Cancelled service={service} /> : null}
        {endsWithTerm ? null : <CancelAtEnd service={service} ending={ending} />}
        {request === null || refundRules[request.state].isRefused ? (
          <CancelNow service={service} refund={ending.refund} />
        ) : null}
      </div>
    </SectionCard>
  );
}

type RequestNote = { readonly kind: 'info' | 'warn'; readonly text: string };

const notes: Readonly<Record<RefundState, (amount: string, request: RefundRequest) => RequestNote>> = {
  asked: (amount, { askedAt }) => ({ kind: 'info', text: text.asked(amount, formatDate(askedAt)) }),
  confirmed: (amount) => ({ kind: 'info', text: text.confirmed(amount) }),
  refused: (amount, { reason }) => ({ kind: 'warn', text: text.refused(amount, reason) }),
  paid: (amount) => ({ kind: 'info', text: text.paid(amount) }),
};

function Request({ request }: { readonly request: RefundRequest }) {
  const note = notes[request.state](formatDong(request.amounts.gross), request);
  return <Note kind={note.kind}>{note.text}</Note>;
}

function Cancelled({ service: { id, endDate } }: Pick<Ending, 'service'>) {
  return (
    <>
      <Note kind="warn">{text.ending(formatDate(endDate))}</Note>
      <CommandButton use="keepService" command={{ id }} kind="primary">
        {text.keep}
      </CommandButton>
    </>
  );
}

function CancelAtEnd({ service: { id, name, endDate }, ending: { grace } }: Ending) {
  return (
    <Confirmed icon="calendar" label={text.atEnd} open={useSubmission('cancelService') !== null}>
      <p>{text.atEndWarning(formatDate(endDate), formatDate(grace.keptUntil))}</p>
      <CommandForm
        use="cancelService"
        check={validateByService}
        command={(fields) => ({ id, ...textsAt(fields, ['confirmation']) })}
      >
        <HiddenFields fields={[['id', id]]} />
        <TextInput label={text.confirmation(name)} name="confirmation" required autoComplete="off" />
        <Button type="submit" kind="danger">
          {text.atEndButton}
        </Button>
        <FormFailure />
      </CommandForm>
    </Confirmed>
  );
}

function CancelNow({ service, refund }: Pick<Ending, 'service'> & { readonly refund: RefundOffer }) {
  const posted = useSubmission('askRefund');
  const policy = useContentPaths()?.refunds;
  const { identity } = useShop();
  return (
    <Confirmed icon="trash" label={text.now} open={posted !== null}>
      {refund.kind === 'refused' ? (
        <p>{text.refusals(promisedFigures(identity.promises).refundDays)[refund.because]}</p>
      ) : (
        <>
          <p>
            <b>{text.nowWarning}</b>
          </p>
          <Amounts refund={refund} />
          <AskRefund service={service} refund={refund} />
        </>
      )}
      {policy ? <Link href={policy}>{text.policy}</Link> : null}
    </Confirmed>
  );
}

function Amounts({ refund: { amounts, usedDays, termDays } }: { readonly refund: Offered }) {
  return (
    <>
      <dl className={layout.short}>
        <LeaderRow label={text.net} value={formatDong(amounts.net)} />
        {amounts.exempt === 0 ? null : <LeaderRow label={text.exempt} value={formatDong(amounts.exempt)} />}
        <LeaderRow label={text.vat} value={formatDong(amounts.vat)} />
        <LeaderRow label={text.total} value={<b>{formatDong(amounts.gross)}</b>} />
      </dl>
      <p>
        {text.paidDays(usedDays, termDays)}. {text.licences}
      </p>
    </>
  );
}

/** The name of the service is typed; the core checks it. */
function AskRefund({ service: { id, name }, refund }: Pick<Ending, 'service'> & { readonly refund: Offered }) {
  const expectedRefund = refund.amounts.gross;
  return (
    <CommandForm
      use="askRefund"
      check={validateByService}
      command={(fields) => ({
        id,
        expectedRefund,
        ...textsAt(fields, ['bank', 'number', 'holder', 'confirmation']),
      })}
    >
      <HiddenFields
        fields={[
          ['id', id],
          ['expectedRefund', String(expectedRefund)],
        ]}
      />
      <TextInput label={text.bank} name="bank" required autoComplete="off" maxLength={100} />
      <TextInput label={text.number} name="number" required inputMode="numeric" autoComplete="off" maxLength={40} />
      <TextInput
        label={text.holder}
        name="holder"
        hint={text.holderHint}
        required
        autoComplete="name"
        autoCapitalize="characters"
        maxLength={100}
      />
      <TextInput label={text.confirmation(name)} name="confirmation" required autoComplete="off" />
      <Button type="submit" kind="danger">
        {text.nowButton}
      </Button>
      <FormFailure />
    </CommandForm>
  );
}
