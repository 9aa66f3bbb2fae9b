import { useEffect, useState } from 'react';

const INTERACTION_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Calls `tell` on hover, focus or touch, before the click. Returns the unsubscribe function. */
export const onFirstInteraction = (tell: (target: Node) => unknown): (() => void) => {
  const touch = ({ target }: Event) => target instanceof Node && tell(target);
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
