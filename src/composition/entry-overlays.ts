import { browserVisitorChoices } from '#adapters/browser/visitor-choices.ts';
import { systemClock } from '#adapters/system/clock.ts';
import { correctedClock } from '#core/shared/clock/corrected-clock.ts';
import { documentLoadedAt } from '#ui/promotion/document-loaded-at.ts';
import { phoneWidth } from '#ui/promotion/phone-width.ts';
import { showDrawnOverlays } from '#ui/promotion/show-drawn-overlays.ts';

const clock = correctedClock(systemClock, () => performance.now());
// The document may be kept for many visitors: this is its time at the earliest.
const drawnAt = Number(document.querySelector('script[data-at]')?.getAttribute('data-at'));
clock.hear({ earliest: drawnAt, latest: Number.POSITIVE_INFINITY });

showDrawnOverlays(
  {
    clock,
    choices: browserVisitorChoices(),
    isPhone: () => matchMedia(phoneWidth).matches,
    wakePage: () => void dispatchEvent(new Event('wake-page')),
  },
  documentLoadedAt(),
);
