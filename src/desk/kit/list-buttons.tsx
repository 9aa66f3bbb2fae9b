import Download from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  CreateButton,
  TopToolbar,
  useGetResourceLabel,
  useListContext,
  useNotify,
  useResourceDefinition,
} from 'react-admin';
import { readFile } from '#desk/data-provider.ts';
import { fileWords as words } from '#desk/words/desk.vi.ts';

const formats = ['csv', 'xlsx'] as const;

/** Offers a file under a name, as browsers do for links. */
const save = (file: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};

type Props = {
  /** Of the button that makes a new record. */
  readonly createLabel?: string | undefined;
  readonly children?: ReactNode;
};

/** A new record, and the list with its filters as a file, each in words also on phones. */
export const ListButtons = ({ createLabel, children }: Props) => {
  const { resource, filterValues, sort, total } = useListContext();
  const { hasCreate } = useResourceDefinition();
  const label = useGetResourceLabel()(resource);
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: async (format: (typeof formats)[number]) =>
      save(await readFile(resource, format, { filter: filterValues, sort }), `${label}.${format}`),
    onError: ({ message }) => notify(message, { type: 'error' }),
  });
  return (
    <TopToolbar>
      {hasCreate ? <CreateButton {...(createLabel ? { label: createLabel } : {})} /> : null}
      {children}
      {formats.map((format) => (
        <Button
          key={format}
          size="small"
          startIcon={<Download />}
          disabled={isPending || total === 0}
          onClick={() => mutate(format)}
        >
          {words[format]}
        </Button>
      ))}
    </TopToolbar>
  );
};
