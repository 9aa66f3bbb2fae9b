import { lazy, Suspense, useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { NativeSelect } from './field.tsx';
import styles from './place-select.module.css';
import { placeSelectText } from './place-select.vi.ts';
import type { PlaceSelectProps } from './place-select-props.ts';
import { WithoutScript } from './script.tsx';
import { useHydrated } from './use-hydrated.ts';

/** Where its script is missing, as after a deploy, the browser's select does as well. */
const PlacePicker = lazy(() => import('./mui-place-picker.tsx').catch(() => ({ default: PlainSelect })));

/**
 * A province or a ward: the browser's select at first and without script, then a field that finds a name while typing,
 * accents or not. Both have the same height, so nothing moves.
 */
export function PlaceSelect(props: PlaceSelectProps) {
  const hydrated = useHydrated();
  const plain = <PlainSelect {...props} />;
  return hydrated ? (
    <Suspense fallback={plain}>
      <PlacePicker {...props} />
    </Suspense>
  ) : (
    plain
  );
}

function PlainSelect({ label, name, value, places, empty, error, autoComplete, onChange }: PlaceSelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was chosen before the script came is taken in
  useEffect(() => {
    const early = select.current?.value ?? '';
    if (early !== '' && early !== value) onChange(early);
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

/** Without a script, the button that fetches the wards of the province that was chosen; nothing with one. */
export function PlainWards() {
  return (
    <WithoutScript>
      <p className={styles.plainWards}>
        <span>{placeSelectText.wardWithoutScript}</span>
        <Button type="submit" size="s">
          {placeSelectText.showWards}
        </Button>
      </p>
    </WithoutScript>
  );
}
