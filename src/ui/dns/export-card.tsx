import { exportZone, type ZoneAuthority } from '#core/dns/write-zone-file.ts';
import type { Zone } from '#core/dns/zone.ts';
import { CopyButton } from '#ui/kit/action/copy-button.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import styles from './dns.module.css';
import { dnsText } from './dns.vi.ts';

/** The whole zone with its name servers, to be copied. */
export function ExportCard({
  zone,
  nameServers,
}: {
  readonly zone: Zone;
  readonly nameServers: ZoneAuthority['nameServers'];
}) {
  const { domain, records, version } = zone;
  const text = exportZone(domain, records, { nameServers, serial: version + 1 });
  return (
    <SectionCard id="xuat" title={dnsText.exportTitle} end={<CopyButton text={text} label={dnsText.copyExport} />}>
      <details>
        <summary>{dnsText.exportText}</summary>
        <pre className={styles.file}>{text}</pre>
      </details>
    </SectionCard>
  );
}
