import type { FormEvent } from 'react';
import type { Measurements } from '#core/control-rules/measurements.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import type { ServiceTab } from '#core/shared/paths.ts';
import { formatBytes, formatShare } from '#core/shared/text/format-bytes.ts';
import { useOptionalPageQuery } from '#ui/app/page.ts';
import { LeaderRows } from '#ui/blocks/price/leader-row.tsx';
import { Button } from '#ui/kit/action/button.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import layout from '#ui/theme/layout.module.css';
import { measurementsText as text } from './measurements.vi.ts';
import { measurementsQuery } from './measurements-query.ts';

const TAB: ServiceTab = 'so-do';

/** What the engine reports now, and when; whoever it does not answer reads that. [SVC-01] */
export function MeasurementsCard() {
  const { data, isFetching, refetch } = useOptionalPageQuery(measurementsQuery);
  const readAgain = (event: FormEvent): void => {
    event.preventDefault();
    void refetch();
  };
  return (
    <SectionCard id="so-do" title={text.title} end={data ? <Time at={data.at} /> : null}>
      <div className={layout.entries} aria-busy={isFetching}>
        {data ? <Rows read={data} /> : <p className={layout.quiet}>{text.none}</p>}
        <p className={layout.hint}>{text.hint}</p>
        <form method="get" onSubmit={readAgain}>
          <input type="hidden" name="tab" value={TAB} />
          <Button type="submit" busy={isFetching}>
            {text.again}
          </Button>
        </form>
      </div>
    </SectionCard>
  );
}

function Time({ at }: Pick<Measurements, 'at'>) {
  return (
    <span className={layout.quiet} role="status">
      {text.at(formatMinute(at))}
    </span>
  );
}

function Rows({ read: { processor, memory, disk, network } }: { readonly read: Measurements }) {
  return (
    <LeaderRows
      rows={[
        [text.processor, processor === null ? text.unknown : formatShare(processor)],
        [text.memory, memory === null ? text.unknown : text.filling(memory)],
        [text.disk, disk === null ? text.unknown : text.filling(disk)],
        [text.received, network === null ? text.unknown : formatBytes(network.received)],
        [text.sent, network === null ? text.unknown : formatBytes(network.sent)],
      ]}
    />
  );
}
