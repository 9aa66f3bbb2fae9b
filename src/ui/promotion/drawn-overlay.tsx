import { useEffect, useEffectEvent } from 'react';
import type { OrderId } from '#core/shared/ids.ts';
import { emptyOverlayBox, findOverlayBox } from './overlay-box.ts';
import { voucherHref } from './voucher-strip.tsx';

/**
 * An overlay that was shown before the page's scripts started. It stays as it is, under the finger that may be on it,
 * and its end is decided here. A cart that was begun meanwhile is where its voucher leads. [VCH-01]
 */
export function DrawnOverlay({
  voucherTo,
  onClose,
}: {
  readonly voucherTo: OrderId | null;
  readonly onClose: () => void;
}) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const box = findOverlayBox();
    const hear = () => close();
    box?.addEventListener('close', hear);
    return () => {
      box?.removeEventListener('close', hear);
      emptyOverlayBox(box);
    };
  }, []);
  useEffect(() => {
    if (voucherTo !== null)
      findOverlayBox()?.querySelector(':scope > aside > a')?.setAttribute('href', voucherHref(voucherTo));
  }, [voucherTo]);
  return null;
}
