import { AUTO_RENEWAL_DAYS, SHORT_BALANCE_DAYS } from '#core/balance-rules/auto-renewal.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { CommandButton } from '#ui/blocks/command-button.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import { Link } from '#ui/navigation/link.tsx';
import layout from '#ui/theme/layout.module.css';
import { autoRenewalText as text } from './auto-renewal.vi.ts';

/** The switch of one service; off until its owner turns it on. [SVC-01] */
export function AutoRenewalCard({ id, isOn }: { readonly id: ServiceId; readonly isOn: boolean }) {
  return (
    <SectionCard id="tu-gia-han" title={text.title}>
      <div className={layout.entries}>
        <p>{isOn ? text.on(AUTO_RENEWAL_DAYS, SHORT_BALANCE_DAYS) : text.off(AUTO_RENEWAL_DAYS)}</p>
        <CommandButton
          use="setAutoRenewal"
          command={{ id, isOn: !isOn }}
          fields={[
            ['id', id],
            ['isOn', String(!isOn)],
          ]}
        >
          {isOn ? text.turnOff : text.turnOn}
        </CommandButton>
        <Link href={paths.balance()}>{text.toBalance}</Link>
      </div>
    </SectionCard>
  );
}
