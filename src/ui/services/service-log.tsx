import { loggedKindNames } from '#core/control-rules/logged-kind.ts';
import type { LoggedAction } from '#core/services/service-control.port.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import layout from '#ui/theme/layout.module.css';
import { controlText as text } from './control.vi.ts';

/** Who did what, when, and how it ended; nothing before the first action. [SVC-01] */
export function ServiceLog({ log }: { readonly log: readonly LoggedAction[] }) {
  if (log.length === 0) return null;
  return (
    <SectionCard id="log" title={text.log} flush>
      <ol className={layout.rows}>
        {log.map(({ id, kind, detail, by, at, outcome }) => (
          <li key={id}>
            <b>{detail === '' ? loggedKindNames[kind] : `${loggedKindNames[kind]}: ${detail}`}</b>{' '}
            <span className={layout.quiet}>{`${formatMinute(at)} · ${text.by[by]} · ${text.outcomes[outcome]}`}</span>
          </li>
        ))}
      </ol>
    </SectionCard>
  );
}
