import type { Place } from '#core/places/places.port.ts';
import type { CheckedState } from '#ui/app/checked-form.tsx';
import { addressWords } from '#ui/blocks/address.vi.ts';
import { Button } from '#ui/kit/button.tsx';
import { Note } from '#ui/kit/note.tsx';
import { PlaceSelect, PlainWards } from '#ui/kit/place-select.tsx';
import { needsScript } from '#ui/kit/script.tsx';

/** Province and ward of a receiver. Without a script the wards come with the next drawing of the page. */
export function AddressPlaces({
  form,
  places,
  province,
  ward,
  failed,
  choose,
  chooseWard,
}: {
  readonly form: CheckedState;
  readonly places: { readonly provinces: readonly Place[]; readonly wards: readonly Place[] };
  readonly province: string;
  readonly ward: string;
  /** Asks for the wards again where they could not be had; null where all is well. */
  readonly failed: (() => void) | null;
  readonly choose: (province: string) => void;
  readonly chooseWard: (ward: string) => void;
}) {
  return (
    <>
      <div>
        <PlaceSelect
          label={addressWords.province}
          name="provinceCode"
          autoComplete="address-level1"
          value={province}
          places={places.provinces}
          empty={addressWords.chooseProvince}
          error={form.error('provinceCode')}
          onChange={choose}
        />
        {places.provinces.length === 0 ? <Note kind="error">{addressWords.noProvinces}</Note> : null}
      </div>
      <div>
        <PlaceSelect
          label={addressWords.ward}
          name="wardCode"
          autoComplete="address-level2"
          value={ward}
          places={places.wards}
          empty={province === '' ? addressWords.wardFirst : addressWords.chooseWard}
          error={form.error('wardCode')}
          disabled={province === ''}
          onChange={chooseWard}
        />
        {failed === null ? null : (
          <Note kind="error" alert>
            {addressWords.placesFailed}{' '}
            <Button kind="text" size="s" className={needsScript} onClick={failed}>
              {addressWords.retry}
            </Button>
          </Note>
        )}
        <PlainWards />
      </div>
    </>
  );
}
