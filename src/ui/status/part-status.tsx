import { formatDate, VIETNAM_OFFSET_MS } from '#core/shared/calendar.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { type DayState, type StatusPart, stateNow, statusDays, uptimeOf } from '#core/status/status.ts';
import { classes } from '#ui/kit/css.ts';
import { spaced } from '#ui/kit/spaced.ts';
import { Badge } from '#ui/kit/surface/badge.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './status.module.css';
import { statusText as text } from './status.vi.ts';

const tones = { up: 'ok', down: 'error', unknown: 'neutral' } as const;
const states = ['up', 'down', 'partial', 'unknown'] as const satisfies readonly DayState[];

/** `day`: days since 1970-01-01, counted in the time of Vietnam. */
const dateOf = (day: number): string => formatDate(day * DAY_MS - VIETNAM_OFFSET_MS);

/** State now, share of what was measured, and one bar a day. `now` in ms since 1970 UTC. */
export function PartStatus({ part, now }: { readonly part: StatusPart; readonly now: number }) {
  const days = statusDays(part.days, now);
  const state = stateNow(part, now);
  const countOf = (wanted: DayState): number => days.filter((day) => day.state === wanted).length;
  const counts = { up: countOf('up'), down: countOf('down'), partial: countOf('partial'), unknown: countOf('unknown') };
  return (
    <li>
      <div className={layout.wide}>
        <p className={layout.between}>
          <b>{text.part(part.id)}</b>
          <Badge tone={tones[state]} dot>
            {text.now[state]}
          </Badge>
        </p>
        <div className={styles.days} role="img" aria-label={text.days(counts)}>
          {days.map((day) => (
            <span key={day.day} className={styles[day.state]} title={text.day(dateOf(day.day), day)} />
          ))}
        </div>
        <p className={layout.quiet}>{text.uptime(uptimeOf(part.days))}</p>
      </div>
    </li>
  );
}

/** What the colours of the bars mean. */
export function StatusLegend() {
  return (
    <p className={classes(layout.quiet, layout.flow)}>
      <span>{text.legend}.</span>{' '}
      {spaced(
        states.map((state) => (
          <span key={state}>
            <span className={classes(styles.key, styles[state])} aria-hidden />
            {text.states[state]}
          </span>
        )),
      )}
    </p>
  );
}
