import type { ReactNode } from 'react';

/**
 * The summary of a `<details>` whose state the page keeps. Before hydration the browser opens it by itself; afterwards
 * a press asks the page. A summary takes Enter and Space like a button.
 */
export function SummaryButton({
  onToggle,
  label,
  children,
}: {
  readonly onToggle: () => void;
  readonly label?: string;
  readonly children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a summary is the browser's own disclosure button
    <summary
      aria-label={label}
      onClick={(event) => {
        event.preventDefault();
        onToggle();
      }}
    >
      {children}
    </summary>
  );
}
