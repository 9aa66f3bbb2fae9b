import { useQuery } from '@tanstack/react-query';
import { hasExtension, normalDomain } from '#core/domains/domain-name.ts';
import { DOMAINS_PATH } from '#core/domains/domains-path.ts';
import { shownDomain } from '#core/domains/shown-domain.ts';
import { hostOf } from '#core/domains/typed-name.ts';
import { Button, ButtonLink } from '#ui/kit/button.tsx';
import { Card, CardBody } from '#ui/kit/card.tsx';
import { TextInput } from '#ui/kit/field.tsx';
import { useFormNavigation } from '#ui/kit/form-navigation.ts';
import { Note } from '#ui/kit/note.tsx';
import { useSearchTexts, useShop } from '#ui/kit/use-shop.ts';
import { transferText as text } from '#ui/messages/transfer.vi.ts';
import { queryOf } from '#ui/queries.ts';
import { firstOf } from '#ui/search.ts';
import styles from './domains.module.css';
import { useDomainSearch } from './one-name.tsx';
import { WhoisPanel } from './whois-panel.tsx';

/** A code that keeps a name where it is, as EPP and RDAP write it. [RFC 5731, RFC 8056] */
const isLock = (state: string): boolean => /transfer\s?prohibited/i.test(state);

/**
 * Whether a name that is held elsewhere can come here, and how. The transfer code is asked for by a person and never by
 * a form: whoever has it has the name.
 */
export function Transfer() {
  const typed = firstOf(useSearchTexts(), 'q') ?? '';
  const send = useFormNavigation(DOMAINS_PATH);
  const name = typed === '' ? null : normalDomain(hostOf(typed));
  return (
    <>
      <Card>
        <CardBody>
          <form action={DOMAINS_PATH} method="get" onSubmit={send} className={styles.bulk}>
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
              <Button type="submit" kind="primary">
                {text.submit}
              </Button>
            </div>
          </form>
        </CardBody>
      </Card>
      {name === null ? null : <Held key={name} name={name} />}
      <Steps />
    </>
  );
}

function Held({ name }: { readonly name: string }) {
  const { useCases } = useShop();
  const { offers } = useDomainSearch();
  const { data: answer } = useQuery(queryOf(useCases, 'domainStatus', { name }));
  const shown = shownDomain(name);
  const offer = offers.find(({ extension }) => hasExtension(name, extension));
  if (answer === undefined) return <Note kind="plain">{text.checking}</Note>;
  if (offer === undefined) return <Note kind="warn">{text.unsold}</Note>;
  if (answer.status !== 'registered') return <Note kind="warn">{text.states[answer.status](shown)}</Note>;
  const locked = answer.whois?.states.some(isLock) ?? false;
  return (
    <div className={styles.notes}>
      <Note kind={locked ? 'warn' : 'ok'}>
        <p>{locked ? text.locked(shown) : text.open(shown)}</p>
      </Note>
      <WhoisPanel name={name} shown={shown} />
      <div>
        <ButtonLink href={`/dang-ky-tu-van?san-pham=${encodeURIComponent(offer.slug)}`} kind="primary">
          {text.ask}
        </ButtonLink>
      </div>
    </div>
  );
}

function Steps() {
  return (
    <Card padded as="section" labelledBy="cach-chuyen" className={styles.rows}>
      <h2 id="cach-chuyen">{text.stepsTitle}</h2>
      <ol className={styles.steps}>
        {text.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Card>
  );
}
