import { useEffect, useState } from 'react';

const TOUCHES = ['pointerover', 'focusin', 'touchstart'] as const;

/** Tells of whatever is pointed at, focused or touched, before it is pressed. Answers how to stop. */
export const onTouch = (tell: (target: Node) => unknown): (() => void) => {
  const touch = ({ target }: Event) => target instanceof Node && tell(target);
  // Above the document and on the way down: React holds these events back from what it has not taken over yet.
  const how = { capture: true, passive: true };
  for (const type of TOUCHES) window.addEventListener(type, touch, how);
  return () => {
    for (const type of TOUCHES) window.removeEventListener(type, touch, how);
  };
};

/** True once anything on the page has been pointed at, focused or touched. */
export const useTouched = (): boolean => {
  const [touched, setTouched] = useState(false);
  useEffect(() => (touched ? undefined : onTouch(() => setTouched(true))), [touched]);
  return touched;
};
