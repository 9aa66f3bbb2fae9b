import { lazy, Suspense } from 'react';
import { HostPart } from '#ui/app/shared-part.tsx';
import { OVERLAY_BOX } from './overlay-box-name.ts';

function InBrowser() {
  return <HostPart name={OVERLAY_BOX} />;
}

/** Their components are no part of the first script. */
const Overlays = import.meta.env.SSR ? lazy(() => import('./overlays-on-host.tsx')) : InBrowser;

/** The box that `showDrawnOverlays` shows overlays in. */
export function DrawnOverlays() {
  return (
    <Suspense fallback={null}>
      <Overlays />
    </Suspense>
  );
}
