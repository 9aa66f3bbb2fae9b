import type { TemplateOffer } from '#core/dns/load-zone-templates.ts';
import type { Zone } from '#core/dns/zone.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { SubmitButton } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { spaced } from '#ui/kit/spaced.ts';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import { ChipLink } from '#ui/kit/surface/chip.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import layout from '#ui/theme/layout.module.css';
import { DifferenceList } from './difference-list.tsx';
import { dnsText } from './dns.vi.ts';
import { useReloadZone, ZoneFields } from './record-form.tsx';

/** Every template as a link to its preview; the chosen one with the button that applies it. */
export function TemplateCard({
  id,
  zone,
  offers,
  chosen,
}: {
  readonly id: ServiceId;
  readonly zone: Zone;
  readonly offers: readonly TemplateOffer[];
  readonly chosen: string | null;
}) {
  const offer = offers.find(({ key }) => key === chosen);
  return (
    <SectionCard id="mau" title={dnsText.templates}>
      <p className={layout.quiet}>{dnsText.templatesText}</p>
      <p className={classes(layout.chips, layout.after)}>
        {spaced(
          offers.map(({ key, kind, service }) => (
            <ChipLink key={key} href={`${paths.zone(id)}?mau=${encodeURIComponent(key)}#mau`} current={key === chosen}>
              {dnsText.templateOf(kind, service)}
            </ChipLink>
          )),
        )}
      </p>
      {offer === undefined ? null : <Preview id={id} zone={zone} offer={offer} />}
    </SectionCard>
  );
}

function Preview({ id, zone, offer }: { readonly id: ServiceId; readonly zone: Zone; readonly offer: TemplateOffer }) {
  const reload = useReloadZone();
  const { key, kind, difference } = offer;
  if (difference.removed.length + difference.added.length === 0) return <Note kind="ok">{dnsText.templateDone}</Note>;
  return (
    <CommandForm use="applyTemplate" command={() => ({ id, version: zone.version, template: key })} onFailure={reload}>
      <ZoneFields id={id} version={zone.version} />
      <input type="hidden" name="template" value={key} />
      <DifferenceList difference={difference} />
      {kind === 'microsoft-365' ? <Note kind="info">{dnsText.microsoft}</Note> : null}
      {kind === 'server' ? null : <p className={layout.quiet}>{dnsText.extraMail}</p>}
      <FormFailure />
      <div className={layout.buttons}>
        <SubmitButton>{dnsText.applyTemplate}</SubmitButton>
      </div>
    </CommandForm>
  );
}
