import { type DomainSettings, keepsRecords } from '#core/domain-control/domain-settings.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { textAt } from '#ui/app/form-fields.ts';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { HiddenFields } from '#ui/blocks/hidden-fields.tsx';
import { Button } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './domain-control.module.css';
import { domainControlText as text } from './domain-control.vi.ts';
import { nameServersLabel } from './name-servers-label.ts';
import { OwnNameServers } from './own-name-servers.tsx';
import type { Settings } from './settings-query.ts';
import { useReloadSettings } from './use-reload-settings.ts';

/** Those in force, and the choice between the shop's and others. */
export function NameServersCard({ id, settings }: Settings) {
  const { nameServers, canChange } = settings;
  return (
    <SectionCard
      id="may-chu-ten"
      title={text.nameServers}
      end={<span className={layout.quiet}>{nameServersLabel(settings)}</span>}
    >
      <div className={layout.entries}>
        <Current settings={settings} />
        {canChange && nameServers.kind !== 'shop' && keepsRecords(settings) ? (
          <UseShop id={id} settings={settings} />
        ) : null}
        {canChange ? <OwnNameServers id={id} settings={settings} /> : null}
      </div>
    </SectionCard>
  );
}

function Current({ settings }: Pick<Settings, 'settings'>) {
  const { nameServers, shopNameServers } = settings;
  const servers =
    nameServers.kind === 'own'
      ? nameServers.servers
      : nameServers.kind === 'shop'
        ? shopNameServers.map((host) => ({ host, addresses: [] }))
        : [];
  return (
    <>
      {servers.length === 0 ? null : (
        <ul className={layout.entries} aria-label={text.current}>
          {servers.map(({ host, addresses }) => (
            <li key={host} className={classes(layout.flow, styles.server)}>
              <code>{host}</code>{' '}
              {addresses.length === 0 ? null : <span className={layout.quiet}>{text.glue(addresses)}</span>}
            </li>
          ))}
        </ul>
      )}
      <Explanation settings={settings} />
    </>
  );
}

/** What the name servers in use mean for the records. */
function Explanation({ settings }: { readonly settings: DomainSettings }) {
  const { nameServers, isServed } = settings;
  if (nameServers.kind === 'kept') return <Note kind="info">{text.kept}</Note>;
  if (nameServers.kind === 'own')
    return <Note kind="info">{keepsRecords(settings) ? `${text.ownIdle} ${text.ownText}` : text.ownText}</Note>;
  if (!keepsRecords(settings)) return <Note kind="warn">{text.shopNone}</Note>;
  return <Note kind={isServed ? 'info' : 'warn'}>{isServed ? text.shopServed : text.shopUnserved}</Note>;
}

function UseShop({ id, settings: { version } }: Settings) {
  const reload = useReloadSettings();
  return (
    <CommandForm
      use="setNameServers"
      isMine={(fields) => textAt(fields, 'use') === 'shop'}
      command={() => ({ id, version, use: 'shop' as const, servers: [] })}
      onFailure={reload}
    >
      <HiddenFields
        fields={[
          ['id', id],
          ['version', String(version)],
          ['use', 'shop'],
        ]}
      />
      <FormFailure />
      <Button type="submit">{text.useShop}</Button>
    </CommandForm>
  );
}
