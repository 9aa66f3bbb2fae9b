import type { SessionInfo } from '#core/account/account.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { deviceKindOf } from '#core/shared/people/device-kind.ts';
import { CommandButton } from '#ui/blocks/command-button.tsx';
import { Badge } from '#ui/kit/surface/badge.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './account.module.css';
import { sessionsText } from './security.vi.ts';

/** Active sessions; each can be logged out, or all others at once. */
export function Sessions({ sessions }: { readonly sessions: readonly SessionInfo[] }) {
  const otherSessions = sessions.filter(({ current }) => !current);
  return (
    <SectionCard
      id="sessions"
      title={sessionsText.title}
      end={otherSessions.length === 0 ? <p className={layout.quiet}>{sessionsText.alone}</p> : <LogOutOthersForm />}
      flush
    >
      <ul className={layout.rows}>
        {[...sessions.filter(({ current }) => current), ...otherSessions].map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </ul>
    </SectionCard>
  );
}

function LogOutOthersForm() {
  return (
    <CommandButton use="endOtherSessions" command={{}} size="s">
      {sessionsText.endOthers}
    </CommandButton>
  );
}

function Device({ session: { id, device, current, createdAt, lastSeenAt } }: { readonly session: SessionInfo }) {
  const name = device === '' ? sessionsText.unknown : device;
  const kind = sessionsText.kinds[deviceKindOf(device)];
  return (
    <li>
      <div className={layout.wide}>
        <p>
          <b>{name}</b> {current ? <Badge tone="ok">{sessionsText.current}</Badge> : null}
        </p>
        <p className={layout.quiet}>
          {kind === null ? null : `${kind}. `}
          {sessionsText.since(formatMinute(createdAt))}. {sessionsText.lastSeen(formatMinute(lastSeenAt))}
        </p>
      </div>
      {current ? null : (
        <CommandButton
          formClass={styles.actions}
          use="endSession"
          command={{ id }}
          kind="text"
          size="s"
          aria-label={sessionsText.endOf(name)}
        >
          {sessionsText.end}
        </CommandButton>
      )}
    </li>
  );
}
