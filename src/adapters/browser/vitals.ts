import type { VitalsReporter } from '#core/consent/integration-loader.port.ts';
import { VITALS_PATH, type VitalName, type Vitals } from '#core/consent/vitals.ts';

/** Only with consent, so the package is loaded here. */
const watch = async (pages: string): Promise<void> => {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const values: Partial<Record<VitalName, number>> = {};
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB])
    on(({ name, value }) => {
      values[name] = value;
    });
  // After those of the package, which measure for the last time in the same event.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || Object.keys(values).length === 0) return;
    navigator.sendBeacon(VITALS_PATH, new Blob([JSON.stringify({ pages, values } satisfies Vitals)]));
    for (const name of Object.keys(values) as VitalName[]) delete values[name];
  });
};

export const browserVitals = (): VitalsReporter => {
  let hasStarted = false;
  return {
    start: (pages) => {
      if (hasStarted) return;
      hasStarted = true;
      // Without its script a visit is not measured.
      void watch(pages).catch(() => undefined);
    },
  };
};
