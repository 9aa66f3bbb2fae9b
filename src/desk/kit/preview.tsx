import Smartphone from '@mui/icons-material/Smartphone';
import Visibility from '@mui/icons-material/Visibility';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useRecordContext, useResourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { takeAction } from '#desk/data-provider.ts';
import { reasonOf } from '#desk/http.ts';
import { previewWords as words } from '#desk/words/content.vi.ts';

const PHONE = 'popup,width=390,height=844';

/**
 * Shows what is typed, saved or not, on the shop's own page. In a window of its own, because the shop allows no frames;
 * it opens at once, since browsers block what opens after an answer.
 */
export const Preview = () => {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const { getValues } = useFormContext();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: async (page: Window | null) => {
      if (record === undefined) return;
      try {
        const { previewUrl } = await takeAction(resource, record, 'preview', getValues());
        if (page === null || previewUrl === '') throw new Error(previewUrl === '' ? words.off : words.blocked);
        page.opener = null;
        page.location.replace(previewUrl);
      } catch (failure) {
        page?.close();
        throw failure;
      }
    },
    onError: (failure) => notify(reasonOf(failure), { type: 'error' }),
  });
  if (record === undefined) return null;
  return (
    <Stack spacing={0.5} sx={{ mb: 2 }}>
      <Stack direction="row" spacing={1}>
        <Button startIcon={<Visibility />} disabled={isPending} onClick={() => mutate(window.open('about:blank'))}>
          {words.open}
        </Button>
        <Button
          startIcon={<Smartphone />}
          disabled={isPending}
          onClick={() => mutate(window.open('about:blank', '_blank', PHONE))}
        >
          {words.phone}
        </Button>
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {words.help}
      </Typography>
    </Stack>
  );
};
