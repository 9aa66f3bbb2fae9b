import type { ReactNode } from 'react';

/** A controlled `<details>`: before hydration the browser toggles it, afterwards `onToggle` does. */
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
