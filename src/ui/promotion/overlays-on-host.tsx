import type { ReactNode } from 'react';
import type { PricedBanner } from '#core/promotion/priced-banner.ts';
import { usePublicQuery } from '#ui/app/queries.ts';
import { HostPart } from '#ui/app/shared-part.tsx';
import { Floating } from './floating.tsx';
import { OVERLAY_BOX } from './overlay-box-name.ts';
import { PopupStrip } from './popup-strip.tsx';
import { useCanInterrupt } from './use-can-interrupt.ts';
import { VoucherStrip } from './voucher-strip.tsx';

/** The first script of the page answers. */
const nobody = () => {};

/**
 * The page's overlays as templates, which `showDrawnOverlays` shows without the page's scripts. A document may be kept
 * past the end of a banner, so each carries its window, in ms since 1970 UTC. [BAN-01, BAN-02, BAN-04, VCH-01]
 */
export default function OverlaysOnHost() {
  const canInterrupt = useCanInterrupt();
  const promotions = usePublicQuery('loadPromotions', {}, false).data;
  const voucherText = usePublicQuery('loadShell', {}, false).data?.voucherText ?? null;
  if (!canInterrupt || promotions === undefined) return <HostPart name={OVERLAY_BOX} />;
  const each = (
    what: 'popup' | 'floating',
    banners: readonly PricedBanner[],
    draw: (banner: PricedBanner) => ReactNode,
  ) =>
    banners.map((banner) => (
      <template
        key={banner.key}
        data-overlay={what}
        data-start={banner.startDate ?? undefined}
        data-end={banner.endDate ?? undefined}
      >
        {draw(banner)}
      </template>
    ));
  return (
    <HostPart name={OVERLAY_BOX} from={[promotions, voucherText]}>
      {each('popup', promotions.popups, ({ slides }) => (
        <PopupStrip slides={slides} onClose={nobody} />
      ))}
      {each('floating', promotions.floating, ({ slides }) => (
        <Floating slides={slides} onClose={nobody} />
      ))}
      {voucherText === null ? null : (
        <template data-overlay="voucher">
          <VoucherStrip cartId={null} onClose={nobody} />
        </template>
      )}
    </HostPart>
  );
}
