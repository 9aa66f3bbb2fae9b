import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Field } from '#ui/kit/form/field.tsx';
import { Icon } from '#ui/kit/media/icon.tsx';
import { placeSelectText } from './place-select.vi.ts';
import type { PlaceSelectProps } from './place-select-props.ts';

export default function MuiAreaPicker({
  label,
  name,
  value,
  places,
  empty,
  error,
  disabled,
  matches,
  onChange,
}: PlaceSelectProps) {
  const chosen = places.find((place) => place.code === value) ?? null;
  return (
    <>
      <input type="hidden" name={name} value={value} />
      <Autocomplete
        options={places}
        value={chosen}
        disabled={disabled ?? false}
        autoHighlight
        getOptionLabel={(place) => place.name}
        getOptionKey={(place) => place.code}
        isOptionEqualToValue={(one, other) => one.code === other.code}
        filterOptions={(options, { inputValue }) =>
          inputValue === chosen?.name ? options : options.filter(({ name: option }) => matches(option, inputValue))
        }
        onChange={(_event, place) => onChange(place?.code ?? '')}
        noOptionsText={placeSelectText.noPlace}
        openText={empty}
        clearText={placeSelectText.clear}
        closeText={placeSelectText.close}
        clearIcon={<Icon name="close" size="s" />}
        popupIcon={<Icon name="down" size="s" />}
        renderInput={({ slotProps, disabled: isDisabled }) => (
          <Field
            label={label}
            name={name}
            required
            error={error}
            control={(wired, registered) => (
              <OutlinedInput
                {...registered}
                {...slotProps.input}
                disabled={isDisabled}
                placeholder={empty}
                slotProps={{ input: { ...slotProps.htmlInput, ...wired } }}
              />
            )}
          />
        )}
      />
    </>
  );
}
