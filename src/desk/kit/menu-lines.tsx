import Add from '@mui/icons-material/Add';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Delete from '@mui/icons-material/Delete';
import FormatIndentDecrease from '@mui/icons-material/FormatIndentDecrease';
import FormatIndentIncrease from '@mui/icons-material/FormatIndentIncrease';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { TextInput } from 'react-admin';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { MAX_MENU_ITEMS, type Move, moveLine, moves, removeLine } from '#core/shared/menu-outline.ts';
import { menuItemWords as words } from '#desk/words/content.vi.ts';

type Line = { readonly title: string; readonly url: string; readonly level: number };
type Form = { readonly items: Line[] };

const icons: Readonly<Record<Move, ComponentType>> = {
  up: ArrowUpward,
  down: ArrowDownward,
  in: FormatIndentIncrease,
  out: FormatIndentDecrease,
};

/** Where the focus goes once the lines are drawn: the button that was pressed, else the name of the line. */
type Focus = { readonly at: number; readonly button: Move | null };

/** The items of a menu as a tree: each moves, with what is below it, by buttons, so that keys and screen readers can. */
export const MenuLines = () => {
  const { control } = useFormContext<Form>();
  const { fields, replace, append } = useFieldArray<Form, 'items'>({ control, name: 'items' });
  const lines: readonly Line[] = useWatch({ control, name: 'items' }) ?? [];
  const [said, say] = useState('');
  const focus = useRef<Focus | null>(null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const wanted = focus.current;
    focus.current = null;
    const row = wanted === null ? undefined : list.current?.children[wanted.at];
    const button = row?.querySelector<HTMLButtonElement>(`button[name="${wanted?.button}"]:not(:disabled)`);
    (button ?? row?.querySelector('input'))?.focus();
  });
  const move = (at: number, button: Move) => {
    const moved = moveLine(lines, at, button);
    if (moved === null) return;
    focus.current = { at: moved.at, button };
    say(words.moved(lines[at]?.title ?? '', moved.at + 1, (moved.lines[moved.at]?.level ?? 0) + 1));
    replace([...moved.lines]);
  };
  const remove = (at: number) => {
    focus.current = { at: Math.max(0, at - 1), button: null };
    say(words.removed(lines[at]?.title ?? ''));
    replace([...removeLine(lines, at)]);
  };
  const add = () => {
    focus.current = { at: lines.length, button: null };
    append({ title: '', url: '', level: 0 }, { shouldFocus: false });
  };
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography component="h2" variant="subtitle1">
        {words.items}
      </Typography>
      <Stack component="ul" ref={list} spacing={1} sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {fields.map(({ id, level }, at) => (
          <Stack
            component="li"
            key={id}
            direction={{ xs: 'column', md: 'row' }}
            spacing={1}
            sx={{ pl: { xs: level * 2, md: level * 5 }, alignItems: { md: 'flex-start' } }}
          >
            <TextInput source={`items.${at}.title`} label={words.title} helperText={false} />
            <TextInput source={`items.${at}.url`} label={words.url} helperText={false} />
            <Stack direction="row" role="group" aria-label={words.row(lines[at]?.title ?? '', at + 1)}>
              {moves.map((each) => {
                const Icon = icons[each];
                return (
                  <IconButton
                    key={each}
                    name={each}
                    aria-label={words.moves[each]}
                    title={words.moves[each]}
                    disabled={moveLine(lines, at, each) === null}
                    onClick={() => move(at, each)}
                  >
                    <Icon />
                  </IconButton>
                );
              })}
              <IconButton aria-label={words.remove} title={words.remove} onClick={() => remove(at)}>
                <Delete />
              </IconButton>
            </Stack>
          </Stack>
        ))}
      </Stack>
      <Button startIcon={<Add />} onClick={add} disabled={lines.length >= MAX_MENU_ITEMS} sx={{ alignSelf: 'start' }}>
        {words.add}
      </Button>
      <Typography role="status" variant="body2" color="textSecondary">
        {said}
      </Typography>
    </Stack>
  );
};
