import { lazy } from 'react';
import { HostPart } from '#ui/app/shared-part.tsx';
import { OVERLAY_BOX } from './overlay-box-name.ts';

const InBrowser = () => <HostPart name={OVERLAY_BOX} />;

/** The box that `showDrawnOverlays` shows overlays in. What draws them is no part of the first script. */
export const DrawnOverlays = import.meta.env.SSR ? lazy(() => import('./overlays-on-host.tsx')) : InBrowser;
