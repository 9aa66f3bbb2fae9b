import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { readPart } from '#desk/data-provider.ts';
import { DeskFailure } from '#desk/http.ts';
import { failureWords } from '#desk/words/desk.vi.ts';

/** Why something was refused; where a code of the authenticator app is needed, the way to its page. */
export const Refusal = ({ failure }: { readonly failure: Error }) => (
  <Alert severity="error">
    {failure.message}{' '}
    {failure instanceof DeskFailure && failure.isUnconfirmed ? (
      <Link href="/confirm" target="_blank" rel="noopener">
        {failureWords.confirm}
      </Link>
    ) : null}
  </Alert>
);

type Props<Part> = {
  readonly part: string;
  readonly label: string;
  /** What a member should know before. */
  readonly text?: string;
  readonly children: (part: Part) => ReactNode;
};

/** A part of the record that is read, and logged, when the member asks for it. */
export const OnDemand = <Part,>({ part, label, text, children }: Props<Part>) => {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const { data, error, mutate, isPending } = useMutation({
    mutationFn: () => readPart<Part>(resource, record?.id ?? '', part),
  });
  if (data !== undefined) return children(data);
  return (
    <>
      <Button size="small" disabled={isPending} onClick={() => mutate()}>
        {label}
      </Button>
      {text ? (
        <Typography variant="body2" color="textSecondary">
          {text}
        </Typography>
      ) : null}
      {error ? <Refusal failure={error} /> : null}
    </>
  );
};
