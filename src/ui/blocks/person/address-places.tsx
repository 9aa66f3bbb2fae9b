import { useState } from 'react';
import { usePublicQuery } from '#ui/app/queries.ts';
import { ListFailure } from '#ui/blocks/failure/list-failure.tsx';
import { addressWords } from './address.vi.ts';
import { AreaSelect, LoadWardsButton } from './area-select.tsx';
import { matchesPlace } from './matches-place.ts';
import type { Place } from './place-select-props.ts';

export const useProvinceAndWard = (provinces: readonly Place[], first: { provinceCode: string; wardCode: string }) => {
  const [province, setProvince] = useState(first.provinceCode);
  const [ward, setWard] = useState(first.wardCode);
  const { data = [], isError, refetch } = usePublicQuery('loadWards', { province }, province !== '');
  return {
    province,
    ward,
    provinces,
    wards: data,
    wardsFailed: isError,
    reloadWards: () => void refetch(),
    setWard,
    /** Changing the province replaces the ward. */
    setProvince: (code: string, wardCode = '') => {
      setProvince(code);
      setWard(wardCode);
    },
  };
};

/** Without JavaScript the wards appear after the next page load. */
export function AddressLocation({
  places,
  prefix = '',
  reload,
}: {
  readonly places: ReturnType<typeof useProvinceAndWard>;
  readonly prefix?: string;
  readonly reload: () => void;
}) {
  return (
    <>
      <div>
        <AreaSelect
          label={addressWords.province}
          name={`${prefix}provinceCode`}
          autoComplete="address-level1"
          value={places.province}
          places={places.provinces}
          empty={addressWords.chooseProvince}
          matches={matchesPlace}
          onChange={(code) => places.setProvince(code)}
        />
        {places.provinces.length === 0 ? <ListFailure text={addressWords.noProvinces} retry={reload} /> : null}
      </div>
      <div>
        <AreaSelect
          label={addressWords.ward}
          name={`${prefix}wardCode`}
          autoComplete="address-level2"
          value={places.ward}
          places={places.wards}
          empty={places.province === '' ? addressWords.wardFirst : addressWords.chooseWard}
          matches={matchesPlace}
          disabled={places.province === ''}
          onChange={places.setWard}
        />
        {places.wardsFailed ? <ListFailure text={addressWords.placesFailed} retry={places.reloadWards} /> : null}
        <LoadWardsButton />
      </div>
    </>
  );
}
