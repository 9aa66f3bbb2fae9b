import { transferWindow } from '#core/domain-control/expiry.ts';
import { needsRegistrantDocuments } from '#core/domains/documents/registrant-documents.ts';
import type { Service } from '#core/services/service.ts';
import { formatDate, formatMinute } from '#core/shared/calendar.ts';
import * as paths from '#core/shared/paths.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { CommandButton } from '#ui/blocks/command-button.tsx';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { HiddenFields } from '#ui/blocks/hidden-fields.tsx';
import { Button } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { Icon } from '#ui/kit/media/icon.tsx';
import { Badge } from '#ui/kit/surface/badge.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import { Link } from '#ui/navigation/link.tsx';
import layout from '#ui/theme/layout.module.css';
import { domainControlText as text } from './domain-control.vi.ts';
import type { Settings } from './settings-query.ts';
import { useReloadSettings } from './use-reload-settings.ts';

type Term = Pick<Service, 'startDate' | 'endDate'>;

/** The lock, the code, and when other registrars accept the name. */
export function TransferCard({ id, settings, term }: Settings & { readonly term: Term }) {
  const { isLocked, canChange } = settings;
  return (
    <SectionCard
      id="chuyen"
      title={text.transferTitle}
      end={
        <Badge tone={isLocked ? 'ok' : 'warn'} dot>
          {isLocked ? text.locked : text.unlocked}
        </Badge>
      }
    >
      <div className={layout.ruled}>
        <div className={layout.entries}>
          <p className={layout.quiet}>{isLocked ? text.lockedText : text.unlockedText}</p>
          {canChange ? <LockForm id={id} settings={settings} /> : null}
        </div>
        <div className={layout.entries}>
          <h3>{text.codeTitle}</h3>
          {isLocked ? <p className={layout.quiet}>{text.codeLocked}</p> : <AuthCode id={id} settings={settings} />}
          <Rules domain={settings.domain} term={term} />
        </div>
      </div>
    </SectionCard>
  );
}

function LockForm({ id, settings: { version, isLocked } }: Settings) {
  const reload = useReloadSettings();
  return (
    <CommandForm use="setTransferLock" command={() => ({ id, version, isLocked: !isLocked })} onFailure={reload}>
      <HiddenFields
        fields={[
          ['id', id],
          ['version', String(version)],
          ['isLocked', isLocked ? 'false' : 'true'],
        ]}
      />
      <FormFailure />
      <Button type="submit" kind={isLocked ? 'line' : 'primary'}>
        <Icon name="lock" />
        {isLocked ? text.unlock : text.lock}
      </Button>
    </CommandForm>
  );
}

/** The code itself is in the mail only. */
function AuthCode({ id, settings: { authCode, canChange } }: Settings) {
  const { address, sentAt, isPending, left } = authCode;
  if (address === null)
    return (
      <Note kind="warn">
        {text.codeNoEmail} <Link href={paths.account()}>{text.addEmail}</Link>
      </Note>
    );
  return (
    <>
      <p className={layout.quiet}>{text.codeText(address)}</p>
      {isPending ? <Note kind="info">{text.codePending}</Note> : null}
      {sentAt === null || isPending ? null : <Note kind="ok">{text.codeSent(formatMinute(sentAt))}</Note>}
      {canChange && left > 0 && !isPending ? (
        <CommandButton use="sendAuthCode" command={{ id }}>
          <Icon name="mail" />
          {text.sendCode}
        </CommandButton>
      ) : null}
      <p className={layout.quiet}>{left > 0 ? text.codesLeft(left) : text.noCodesLeft}</p>
    </>
  );
}

function Rules({ domain, term }: { readonly domain: string; readonly term: Term }) {
  const { from, until } = transferWindow(domain, term);
  return (
    <ul className={classes(layout.points, layout.quiet)}>
      <li>{text.fromDay(formatDate(from))}</li>
      {until === null ? null : <li>{text.untilDay(formatDate(until))}</li>}
      {needsRegistrantDocuments(domain) ? <li>{text.declaration}</li> : null}
    </ul>
  );
}
