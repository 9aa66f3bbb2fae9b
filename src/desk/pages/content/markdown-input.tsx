import FormatBold from '@mui/icons-material/FormatBold';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import InsertLink from '@mui/icons-material/InsertLink';
import TableChart from '@mui/icons-material/TableChart';
import Title from '@mui/icons-material/Title';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import { TextInput, type TextInputProps } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { markdownWords as words } from '#desk/words/content.vi.ts';

const parts = [
  { name: words.heading, icon: <Title />, isBlock: true, of: (chosen: string) => `## ${chosen || words.headingText}` },
  { name: words.bold, icon: <FormatBold />, isBlock: false, of: (chosen: string) => `**${chosen || words.boldText}**` },
  {
    name: words.list,
    icon: <FormatListBulleted />,
    isBlock: true,
    of: (chosen: string) => `- ${chosen || words.item}`,
  },
  {
    name: words.link,
    icon: <InsertLink />,
    isBlock: false,
    of: (chosen: string) => `[${chosen || words.linkText}](/cua-hang)`,
  },
  { name: words.table, icon: <TableChart />, isBlock: true, of: () => words.tableText },
] as const;

/** Around a block stands an empty line. */
const insert = (text: string, [start, end]: readonly [number, number], part: (typeof parts)[number]): string => {
  const [before, chosen, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  if (!part.isBlock) return `${before}${part.of(chosen)}${after}`;
  return [before.trimEnd(), part.of(chosen.trim()), after.trimStart()].filter(Boolean).join('\n\n');
};

/** A text in Markdown, with buttons that write what nobody remembers, such as a table. */
export const MarkdownInput = ({ source, ...props }: TextInputProps & { readonly source: string }) => {
  const box = useRef<HTMLDivElement>(null);
  const { getValues, setValue } = useFormContext();
  const add = (part: (typeof parts)[number]) => {
    const field = box.current?.querySelector('textarea');
    const text = String(getValues(source) ?? '');
    const { selectionStart = text.length, selectionEnd = text.length } = field ?? {};
    setValue(source, insert(text, [selectionStart, selectionEnd], part), { shouldDirty: true });
    field?.focus();
  };
  return (
    <Stack ref={box} sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        {parts.map((part) => (
          <Button key={part.name} size="small" startIcon={part.icon} onClick={() => add(part)}>
            {part.name}
          </Button>
        ))}
      </Stack>
      <TextInput
        source={source}
        multiline
        minRows={16}
        maxRows={40}
        resettable={false}
        slotProps={{ htmlInput: { sx: { fontFamily: 'ui-monospace, Menlo, monospace', fontSize: 14 } } }}
        {...props}
      />
    </Stack>
  );
};
