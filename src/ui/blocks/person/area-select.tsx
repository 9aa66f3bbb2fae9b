import { lazy, Suspense, useEffect, useRef } from 'react';
import { Button } from '#ui/kit/action/button.tsx';
import { NativeSelect } from '#ui/kit/form/native-select.tsx';
import { useHydrated } from '#ui/waking/use-hydrated.ts';
import styles from './place-select.module.css';
import { placeSelectText } from './place-select.vi.ts';
import type { PlaceSelectProps } from './place-select-props.ts';

/** When the chunk is gone after a deploy, the native select is used. */
const AreaPicker = lazy(() => import('./mui-area-picker.tsx').catch(() => ({ default: NativeAreaSelect })));

/** Native select before hydration, then an autocomplete that ignores accents; both have the same height. */
export function AreaSelect(props: PlaceSelectProps) {
  const hydrated = useHydrated();
  const plain = <NativeAreaSelect {...props} />;
  return hydrated ? (
    <Suspense fallback={plain}>
      <AreaPicker {...props} />
    </Suspense>
  ) : (
    plain
  );
}

function NativeAreaSelect({ label, name, value, places, empty, error, autoComplete, onChange }: PlaceSelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was chosen before the script came is taken in
  useEffect(() => {
    const selectedBeforeHydration = select.current?.value ?? '';
    if (selectedBeforeHydration !== '' && selectedBeforeHydration !== value) onChange(selectedBeforeHydration);
  }, []);
  return (
    <NativeSelect
      ref={select}
      label={label}
      name={name}
      required
      error={error}
      autoComplete={autoComplete}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{empty}</option>
      {places.map((place) => (
        <option key={place.code} value={place.code}>
          {place.name}
        </option>
      ))}
    </NativeSelect>
  );
}

/** Loads the wards of the selected province; only without JavaScript. */
export function LoadWardsButton() {
  return (
    <noscript>
      <p className={styles.plainWards}>
        <span>{placeSelectText.wardWithoutScript}</span>{' '}
        <Button type="submit" size="s">
          {placeSelectText.showWards}
        </Button>
      </p>
    </noscript>
  );
}
