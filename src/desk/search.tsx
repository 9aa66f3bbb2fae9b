import Search from '@mui/icons-material/Search';
import Autocomplete from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useDebouncedEvent, useGetList, useRedirect } from 'react-admin';
import type { FoundRecord } from '#contracts/desk/found-record.ts';
import { searchWords as words } from '#desk/words/desk.vi.ts';

/** Members stop typing before the desk is asked, because each question is a row of the log. */
const PAUSE_MS = 400;

/** One field for orders, customers, services, invoices and products; choosing one opens its page. */
export const DeskSearch = () => {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const ask = useDebouncedEvent(setAsked, PAUSE_MS);
  const redirect = useRedirect();
  const { data = [], isFetching } = useGetList<FoundRecord>(
    'search',
    { filter: { q: asked }, pagination: { page: 1, perPage: 25 } },
    { enabled: asked.length > 1 },
  );
  return (
    <Autocomplete<FoundRecord>
      sx={{ width: { xs: 'auto', md: 420 }, m: 1, bgcolor: 'background.paper', borderRadius: 1 }}
      size="small"
      forcePopupIcon={false}
      clearText={words.clear}
      loadingText={words.loading}
      value={null}
      inputValue={typed}
      options={asked.length > 1 ? data : []}
      loading={isFetching}
      noOptionsText={asked.length > 1 ? words.none : words.hint}
      filterOptions={(options) => options}
      groupBy={({ kind }) => words.kinds[kind]}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      onInputChange={(_, text, reason) => {
        if (reason === 'reset' || reason === 'selectOption') return;
        setTyped(text);
        ask(text.trim());
      }}
      onChange={(_, found) => {
        setTyped('');
        setAsked('');
        if (found !== null) redirect(found.path);
      }}
      renderOption={({ key, ...props }, { name, about }) => (
        <li key={key} {...props}>
          <ListItemText primary={name} secondary={about} sx={{ overflowWrap: 'anywhere' }} />
        </li>
      )}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          variant="outlined"
          margin="none"
          placeholder={words.label}
          slotProps={{
            ...slotProps,
            htmlInput: { ...slotProps.htmlInput, 'aria-label': words.label },
            input: {
              ...slotProps.input,
              startAdornment: (
                <InputAdornment position="start">
                  <Search fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
        />
      )}
    />
  );
};
