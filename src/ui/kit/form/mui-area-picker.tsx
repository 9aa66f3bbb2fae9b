import Autocomplete from '@mui/material/Autocomplete';
import { classes } from '#ui/kit/css.ts';
import field from './field.module.css';
import { Field } from './field.tsx';
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
        renderInput={({ slotProps, id, ...params }) => (
          <Field
            label={label}
            name={name}
            required
            error={error}
            control={(wired) => (
              <div ref={slotProps.input.ref}>
                <input
                  {...slotProps.htmlInput}
                  {...wired}
                  disabled={params.disabled}
                  placeholder={empty}
                  className={classes(field.input, field.picker)}
                />
              </div>
            )}
          />
        )}
      />
    </>
  );
}
