import type { SessionInfo } from '#core/account/account.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { CommandForm, type FormState } from '#ui/app/command-form.tsx';
import { textAt } from '#ui/app/form-fields.ts';
import { FailureNote } from '#ui/blocks/failure-note.tsx';
import { Badge } from '#ui/kit/badge.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Card, CardHead } from '#ui/kit/card.tsx';
import styles from './account.module.css';
import { sessionsText } from './security.vi.ts';

/** The devices that are logged in; each can be logged out, or all others at once. */
export function Sessions({ sessions }: { readonly sessions: readonly SessionInfo[] }) {
  const others = sessions.filter(({ current }) => !current);
  return (
    <Card as="section" labelledBy="sessions">
      <CardHead>
        <h2 id="sessions">{sessionsText.title}</h2>
        {others.length === 0 ? <p className={styles.quiet}>{sessionsText.alone}</p> : <EndOthers />}
      </CardHead>
      <ul>
        {[...sessions.filter(({ current }) => current), ...others].map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </ul>
    </Card>
  );
}

function EndOthers() {
  return (
    <CommandForm use="endOtherSessions" className={styles.headForm} command={() => ({})}>
      {({ busy, failure }: FormState) => (
        <>
          {failure === null ? null : <FailureNote failure={failure} />}
          <Button type="submit" size="s" busy={busy}>
            {sessionsText.endOthers}
          </Button>
        </>
      )}
    </CommandForm>
  );
}

function Device({ session: { id, device, current, createdAt, lastSeenAt } }: { readonly session: SessionInfo }) {
  const name = device === '' ? sessionsText.unknown : device;
  return (
    <li className={styles.entry}>
      <div>
        <p>
          <b>{name}</b> {current ? <Badge tone="ok">{sessionsText.current}</Badge> : null}
        </p>
        <p className={styles.quiet}>
          {sessionsText.since(formatMinute(createdAt))}. {sessionsText.expectedTotal(formatMinute(lastSeenAt))}
        </p>
      </div>
      {current ? null : (
        <CommandForm use="endSession" isMine={(fields) => textAt(fields, 'id') === id} command={() => ({ id })}>
          {({ busy, failure }: FormState) => (
            <>
              <input type="hidden" name="id" value={id} />
              {failure === null ? null : <FailureNote failure={failure} />}
              <Button type="submit" kind="text" size="s" busy={busy} aria-label={sessionsText.endOf(name)}>
                {sessionsText.end}
              </Button>
            </>
          )}
        </CommandForm>
      )}
    </li>
  );
}
