import { useEffect, useState } from 'react';

const INTERACTION_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** A tap or the focus of what opens a page or sends a form: whatever loads meanwhile would slow that down. */
const leadsAway = (event: Event, target: Element): boolean =>
  !(event.type === 'pointerover' && (event as PointerEvent).pointerType !== 'touch') &&
  target.closest('a[href],button:not([type=button])') !== null;

/**
 * Calls `tell` on hover, focus or touch, before the click, but not when a finger leaves the page. Returns the
 * unsubscribe function.
 */
export const onFirstInteraction = (tell: (target: Element) => unknown): (() => void) => {
  const touch = (event: Event) => {
    const { target } = event;
    if (target instanceof Element && !leadsAway(event, target)) tell(target);
  };
  // On the window in the capture phase: React withholds these events from parts that are not hydrated yet.
  const listenerOptions = { capture: true, passive: true };
  for (const type of INTERACTION_EVENTS) window.addEventListener(type, touch, listenerOptions);
  return () => {
    for (const type of INTERACTION_EVENTS) window.removeEventListener(type, touch, listenerOptions);
  };
};

export const useHasInteracted = (): boolean => {
  const [hasInteracted, setHasInteracted] = useState(false);
  useEffect(() => (hasInteracted ? undefined : onFirstInteraction(() => setHasInteracted(true))), [hasInteracted]);
  return hasInteracted;
};
