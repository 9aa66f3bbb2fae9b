import { useState } from 'react';
import { entranceOf } from '#core/control-rules/entries.ts';
import type { ServiceDetail, ServiceFact } from '#core/services/service.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { useShop } from '#ui/app/use-shop.ts';
import { CommandButton } from '#ui/blocks/command-button.tsx';
import { copyOf } from '#ui/blocks/copy-of.vi.ts';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { HiddenFields } from '#ui/blocks/hidden-fields.tsx';
import { LeaderRow, LeaderRows } from '#ui/blocks/price/leader-row.tsx';
import { Button } from '#ui/kit/action/button.tsx';
import { CopyButton } from '#ui/kit/action/copy-button.tsx';
import { Card, CardBody, CardHead } from '#ui/kit/surface/card.tsx';
import { ExternalLink } from '#ui/navigation/link.tsx';
import layout from '#ui/theme/layout.module.css';
import { openWithBy, serviceText } from './messages.vi.ts';
import styles from './services.module.css';

const shownAddresses = ({ address, ips, urlPublic, urlPrivate }: ServiceDetail): readonly string[] =>
  ips.length > 0 || ['', urlPublic, urlPrivate].includes(address) ? [] : [address];

/** Whether anything says how to reach the service; nothing does before it is delivered. */
export const hasAccess = (service: ServiceDetail): boolean => {
  const { ips, urlPublic, urlPrivate, username } = service;
  return (
    shownAddresses(service).length + ips.length > 0 || [urlPublic, urlPrivate, username].some((each) => each !== null)
  );
};

/** How to reach the service and log in. */
export function ServiceAccess({ service, canEnter }: { readonly service: ServiceDetail; readonly canEnter: boolean }) {
  if (!hasAccess(service)) return null;
  const { ips, urlPublic, urlPrivate, username, hasPassword } = service;
  const openWith = openWithBy.get(service.type);
  return (
    <div className={styles.access}>
      <dl>
        {shownAddresses(service).map((each) => (
          <CopyableText key={each} label={serviceText.address} text={each} />
        ))}
        {ips.map((ip) => (
          <CopyableText key={ip} label={serviceText.ip} text={ip} />
        ))}
        {urlPublic === null ? null : <Url label={serviceText.publicUrl} url={urlPublic} />}
        {urlPrivate === null ? null : <Url label={serviceText.privateUrl} url={urlPrivate} />}
        {username === null ? null : <CopyableText label={serviceText.username} text={username} />}
      </dl>
      {hasPassword ? <InitialPassword service={service} /> : null}
      {canEnter ? (
        <Enter service={service} />
      ) : openWith === undefined ? null : (
        <p className={layout.hint}>{openWith}</p>
      )}
    </div>
  );
}

/** Leads to the panel or lab in this tab. [SVC-01] */
function Enter({ service }: { readonly service: ServiceDetail }) {
  return (
    <>
      <CommandButton use="enterService" command={{ id: service.id }} kind="primary" formClass={layout.below}>
        {serviceText.enter[entranceOf(service)]}
      </CommandButton>
      <p className={layout.hint}>{serviceText.enterHint}</p>
    </>
  );
}

function CopyableText({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <LeaderRow
      label={label}
      value={
        <span className={styles.copied}>
          <span className={layout.mono}>{text}</span> <CopyButton text={text} label={copyOf(label)} />
        </span>
      }
    />
  );
}

function Url({ label, url }: { readonly label: string; readonly url: string }) {
  return <LeaderRow label={label} value={/^https?:/.test(url) ? <ExternalLink href={url}>{url}</ExternalLink> : url} />;
}

/** Fetched when the customer asks for it, and forgotten with the page. Without JavaScript the form's answer shows it. */
function InitialPassword({ service: { id } }: { readonly service: ServiceDetail }) {
  const { flash } = useShop();
  const own = flash?.notice === 'first-password-shown' ? flash.secret : undefined;
  const [password, setPassword] = useState<string | null>(own ?? null);
  return (
    <>
      {password === null ? (
        <CommandForm
          use="revealPassword"
          className={layout.below}
          command={() => ({ id })}
          onDone={(_, { secret }) => setPassword(secret)}
        >
          <HiddenFields fields={[['id', id]]} />
          <Button type="submit" size="s">
            {serviceText.reveal}
          </Button>
          <FormFailure />
        </CommandForm>
      ) : (
        <dl>
          <CopyableText label={serviceText.password} text={password} />
        </dl>
      )}
      <p className={layout.hint}>{serviceText.passwordHint}</p>
    </>
  );
}

export function FactsCard({ title, facts }: { readonly title: string; readonly facts: readonly ServiceFact[] }) {
  if (facts.length === 0) return null;
  return (
    <Card as="section">
      <CardHead>
        <h2>{title}</h2>
      </CardHead>
      <CardBody>
        <LeaderRows rows={facts.map(({ name, value }) => [name, value])} />
      </CardBody>
    </Card>
  );
}
