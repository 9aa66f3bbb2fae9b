import { useEffect, useState } from 'react';

const TOUCHES = ['pointerover', 'focusin', 'touchstart'] as const;

/** Calls `tell` on hover, focus or touch, before the click. Returns the unsubscribe function. */
export const onTouch = (tell: (target: Node) => unknown): (() => void) => {
  const touch = ({ target }: Event) => target instanceof Node && tell(target);
  // Listens on the window in the capture phase, because React holds these events back from parts that are not hydrated
  // yet.
  const how = { capture: true, passive: true };
  for (const type of TOUCHES) window.addEventListener(type, touch, how);
  return () => {
    for (const type of TOUCHES) window.removeEventListener(type, touch, how);
  };
};

/** True once anything on the page was hovered, focused or touched. */
export const useTouched = (): boolean => {
  const [touched, setTouched] = useState(false);
  useEffect(() => (touched ? undefined : onTouch(() => setTouched(true))), [touched]);
  return touched;
};
