import { useState } from 'react';
import type { ServiceDetail, ServiceFact } from '#core/services/service.ts';
import { useCommand } from '#ui/app/use-command.ts';
import { FailureNote } from '#ui/blocks/failure-note.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Card, CardBody, CardHead } from '#ui/kit/card.tsx';
import { CopyButton } from '#ui/kit/copy-button.tsx';
import { classes } from '#ui/kit/css.ts';
import { LeaderRow, LeaderRows } from '#ui/kit/leader-row.tsx';
import { needsScriptClass } from '#ui/kit/script.ts';
import { ExternalLink } from '#ui/navigation/link.tsx';
import { serviceText } from './messages.vi.ts';
import styles from './services.module.css';

/** How to reach the service and log in; nothing before it is delivered. */
export function ServiceAccess({ service }: { readonly service: ServiceDetail }) {
  const { address, ips, urlPublic, urlPrivate, username, computingId, hasPassword } = service;
  const shown = ips.length > 0 || ['', urlPublic, urlPrivate].includes(address) ? [] : [address];
  const nothing = shown.length + ips.length === 0 && urlPublic === null && urlPrivate === null && username === null;
  if (nothing) return null;
  return (
    <section className={styles.access} aria-label={serviceText.access}>
      <dl>
        {shown.map((each) => (
          <CopyableText key={each} label={serviceText.address} text={each} />
        ))}
        {ips.map((ip) => (
          <CopyableText key={ip} label={serviceText.ip} text={ip} />
        ))}
        {urlPublic === null ? null : <Url label={serviceText.publicUrl} url={urlPublic} />}
        {urlPrivate === null ? null : <Url label={serviceText.privateUrl} url={urlPrivate} />}
        {username === null ? null : <CopyableText label={serviceText.username} text={username} />}
        {computingId === null ? null : <LeaderRow label={serviceText.computing} value={computingId} tone="sub" />}
      </dl>
      {hasPassword ? <InitialPassword service={service} /> : null}
    </section>
  );
}

function CopyableText({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <LeaderRow
      label={label}
      value={
        <span className={styles.copied}>
          <span>{text}</span>
          <CopyButton text={text} label={serviceText.copyOf(label)} />
        </span>
      }
    />
  );
}

function Url({ label, url }: { readonly label: string; readonly url: string }) {
  return <LeaderRow label={label} value={/^https?:/.test(url) ? <ExternalLink href={url}>{url}</ExternalLink> : url} />;
}

/** Loads on a separate click, and is discarded with the page. */
function InitialPassword({ service }: { readonly service: ServiceDetail }) {
  const { run, busy, failure } = useCommand('revealPassword');
  const [password, setPassword] = useState<string | null>(null);
  const reveal = async () => {
    const failureNote = await run({ id: service.id });
    if (failureNote?.ok) setPassword(failureNote.value.password);
  };
  return (
    <>
      {password === null ? (
        <p className={classes(styles.reveal, needsScriptClass)}>
          <Button size="s" busy={busy} onClick={() => void reveal()}>
            {serviceText.reveal}
          </Button>
        </p>
      ) : (
        <dl>
          <CopyableText label={serviceText.password} text={password} />
        </dl>
      )}
      {failure === null ? null : <FailureNote failure={failure} />}
      <p className={styles.hint}>{serviceText.passwordHint}</p>
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
