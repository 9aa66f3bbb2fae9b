import type { ZoneSigning } from '#core/dns/zone.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { HiddenFields } from '#ui/blocks/hidden-fields.tsx';
import { Button } from '#ui/kit/action/button.tsx';
import { CopyButton } from '#ui/kit/action/copy-button.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './dns.module.css';
import { dnsText as text } from './dns.vi.ts';
import { useReloadZone } from './record-form.tsx';

/** The switch of DNSSEC, and what the registry has to know. */
export function SigningCard({
  id,
  signing: { isOn, digests },
  canChange,
}: {
  readonly id: ServiceId;
  readonly signing: ZoneSigning;
  readonly canChange: boolean;
}) {
  const reload = useReloadZone();
  const state = isOn ? text.signed : text.unsigned;
  return (
    <SectionCard id="dnssec" title={text.signing} end={<span className={layout.quiet}>{state}</span>}>
      <div className={layout.entries}>
        <p>{isOn ? (digests.length > 0 ? text.digests : text.signingSoon) : text.signingText}</p>
        {digests.map((digest) => (
          <div key={digest} className={layout.between}>
            <code className={styles.long}>{digest}</code>
            <CopyButton text={digest} label={text.copyDigest} />
          </div>
        ))}
        {isOn && canChange ? <p className={layout.quiet}>{text.beforeUnsigning}</p> : null}
        {canChange ? (
          <CommandForm use="setZoneSigned" command={() => ({ id, isSigned: !isOn })} onFailure={reload}>
            <HiddenFields
              fields={[
                ['id', id],
                ['isSigned', isOn ? '' : '1'],
              ]}
            />
            <FormFailure />
            <Button type="submit">{isOn ? text.unsign : text.sign}</Button>
          </CommandForm>
        ) : null}
      </div>
    </SectionCard>
  );
}
