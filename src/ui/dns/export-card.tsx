import type { Zone } from '#core/dns/zone.ts';
import { writeZoneFile } from '#core/dns/zone-file.ts';
import { CopyButton } from '#ui/kit/action/copy-button.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import styles from './dns.module.css';
import { dnsText } from './dns.vi.ts';

/** The zone file, to be copied. */
export function ExportCard({ zone }: { readonly zone: Zone }) {
  const text = writeZoneFile(zone.domain, zone.records);
  return (
    <SectionCard id="xuat" title={dnsText.exportTitle} end={<CopyButton text={text} label={dnsText.copyExport} />}>
      <details>
        <summary>{dnsText.exportText}</summary>
        <pre className={styles.file}>{text}</pre>
      </details>
    </SectionCard>
  );
}
