import { formatMinute } from '#core/shared/calendar.ts';
import type { Incident } from '#core/status/status.ts';
import { Badge } from '#ui/kit/surface/badge.tsx';
import layout from '#ui/theme/layout.module.css';
import { statusText as text } from './status.vi.ts';

/** A fault as the staff tell of it, with what they added since. */
export function IncidentItem({ incident }: { readonly incident: Incident }) {
  const { id, title, text: told, parts, startedAt, endedAt, updates } = incident;
  const times = [
    text.started(formatMinute(startedAt)),
    ...(endedAt === null ? [] : [text.endedAt(formatMinute(endedAt))]),
  ];
  return (
    <li id={id}>
      <div className={layout.wide}>
        <p className={layout.between}>
          <b>{title}</b>
          <Badge tone={endedAt === null ? 'warn' : 'neutral'}>{endedAt === null ? text.open : text.ended}</Badge>
        </p>
        <p className={layout.quiet}>{times.join(', ')}</p>
        {parts.length === 0 ? null : <p className={layout.quiet}>{text.affects(parts.map(text.part))}</p>}
        <p className="prose">{told}</p>
        {updates.length === 0 ? null : (
          <ul>
            {updates.map((update) => (
              <li key={update.at}>
                <time dateTime={new Date(update.at).toISOString()}>{formatMinute(update.at)}</time>: {update.text}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
