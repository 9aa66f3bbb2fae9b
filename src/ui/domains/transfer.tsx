import { toDisplayDomain } from '#core/domains/to-display-domain.ts';
import type { DomainPrice } from '#core/pricing/domain-price.ts';
import { normaliseDomain } from '#core/shared/domains/domain-name.ts';
import { extractHost } from '#core/shared/domains/extract-host.ts';
import { formatDong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import { validateByService } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { textAt } from '#ui/app/form-fields.ts';
import { useOptionalPageQuery } from '#ui/app/page.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { transferProblemTexts } from '#ui/failures/transfer-problems.vi.ts';
import { SubmitButton } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { TextInput } from '#ui/kit/form/field.tsx';
import { Card, CardBody } from '#ui/kit/surface/card.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import { useFormNavigation } from '#ui/navigation/form-navigation.ts';
import { firstValue } from '#ui/navigation/search.ts';
import layout from '#ui/theme/layout.module.css';
import { transferQuery } from './domain-search-input.ts';
import { PriceParts } from './price-breakdown.tsx';
import { transferText as text } from './transfer.vi.ts';
import { WhoisPanel } from './whois-panel.tsx';

/** Whether the domain can be transferred, the cost, and the form that adds it. [DOM-01] */
export function Transfer() {
  const typed = firstValue(useSearchTexts(), 'q') ?? '';
  const send = useFormNavigation(paths.domainSearch());
  const name = typed === '' ? null : normaliseDomain(extractHost(typed));
  return (
    <>
      <Card>
        <CardBody>
          <form action={paths.domainSearch()} method="get" onSubmit={send} className={layout.fields}>
            <input type="hidden" name="tab" value="chuyen" />
            <TextInput
              label={text.field}
              required
              name="q"
              icon="globe"
              defaultValue={typed}
              maxLength={300}
              hint={text.hint}
              error={typed !== '' && name === null ? text.invalid : null}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            <div>
              <SubmitButton>{text.submit}</SubmitButton>
            </div>
          </form>
        </CardBody>
      </Card>
      {name === null ? null : <TransferCheck key={name} name={name} />}
      <Steps />
    </>
  );
}

function TransferCheck({ name }: { readonly name: string }) {
  const { data: offer } = useOptionalPageQuery(transferQuery(name));
  const shown = toDisplayDomain(name);
  if (offer === undefined) return <Note kind="plain">{text.checking}</Note>;
  const { problem, domainPrice } = offer;
  if (problem !== null || domainPrice === null)
    return (
      <div className={layout.entries}>
        <Note kind="warn">{transferProblemTexts[problem ?? 'not-sold'](shown)}</Note>
        {problem === 'locked' || problem === 'young' ? <WhoisPanel name={name} shown={shown} /> : null}
      </div>
    );
  return (
    <div className={layout.entries}>
      <Note kind="ok">{text.open(shown)}</Note>
      <WhoisPanel name={name} shown={shown} />
      <TransferForm name={name} bill={domainPrice} />
    </div>
  );
}

function Steps() {
  return (
    <Card padded as="section" labelledBy="cach-chuyen">
      <h2 id="cach-chuyen">{text.stepsTitle}</h2>
      <ol className={classes(layout.points, layout.quiet)}>
        {text.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Card>
  );
}

/** Cost of a transfer, and its form. No URL or re-rendered page contains the auth code. [DOM-01, CART-19] */
function TransferForm({ name, bill }: { readonly name: string; readonly bill: DomainPrice }) {
  return (
    <Card as="section" labelledBy="phi-chuyen">
      <CardBody>
        <h2 id="phi-chuyen">{text.bill}</h2>
        <p>{text.year}</p>
        <PriceParts bill={bill} total={<b>{formatDong(bill.total)}</b>} />
        <CommandForm
          use="addTransfer"
          className={classes(layout.fields, layout.after)}
          check={validateByService}
          isMine={(fields) => textAt(fields, 'name') === name}
          command={(fields) => ({
            name,
            authCode: textAt(fields, 'authCode'),
            expectedTotal: bill.total,
            orderId: null,
          })}
        >
          <input type="hidden" name="name" value={name} />
          <input type="hidden" name="expectedTotal" value={bill.total} />
          <TextInput
            label={text.code}
            required
            name="authCode"
            secret
            hint={text.codeHint}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <div>
            <SubmitButton>{text.add}</SubmitButton>
          </div>
          <FormFailure />
        </CommandForm>
      </CardBody>
    </Card>
  );
}
