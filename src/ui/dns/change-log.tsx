import type { Zone, ZoneChange } from '#core/dns/zone.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { textAt } from '#ui/app/form-fields.ts';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { Button } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import layout from '#ui/theme/layout.module.css';
import { DifferenceList } from './difference-list.tsx';
import { dnsText } from './dns.vi.ts';
import { useReloadZone, ZoneFields } from './record-form.tsx';

/** Newest first, each with its inverse. */
export function ChangeLog({ id, zone }: { readonly id: ServiceId; readonly zone: Zone }) {
  return (
    <SectionCard id="lich-su" title={dnsText.log}>
      {zone.changes.length === 0 ? <p className={layout.quiet}>{dnsText.noLog}</p> : null}
      <ol className={layout.ruled}>
        {zone.changes.map((change) => (
          <li key={change.version}>
            <Change id={id} zone={zone} change={change} />
          </li>
        ))}
      </ol>
    </SectionCard>
  );
}

function Change({ id, zone, change }: { readonly id: ServiceId; readonly zone: Zone; readonly change: ZoneChange }) {
  const reload = useReloadZone();
  const { origin, by, at } = change;
  return (
    <div className={classes(layout.between, layout.tops)}>
      <details className={layout.wide}>
        <summary>
          <b>{dnsText.changeOf(origin, by, formatMinute(at))}</b>{' '}
          <span className={layout.quiet}>{dnsText.countsOf(change)}</span>
        </summary>
        <DifferenceList difference={change} />
      </details>
      {zone.canChange ? (
        <CommandForm
          use="undoZoneChange"
          isMine={(fields) => textAt(fields, 'change') === String(change.version)}
          command={() => ({ id, version: zone.version, change: change.version })}
          onFailure={reload}
        >
          <ZoneFields id={id} version={zone.version} />
          <input type="hidden" name="change" value={change.version} />
          <FormFailure />
          <Button type="submit" size="s" aria-label={dnsText.undoOf(change.version)}>
            {dnsText.undo}
          </Button>
        </CommandForm>
      ) : null}
    </div>
  );
}
