import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';
import { useFormState } from '#ui/app/command-form.tsx';
import { Icon } from '#ui/kit/media/icon.tsx';
import styles from './reviews.module.css';
import { reviewsText } from './reviews.vi.ts';

const look = {
  className: styles.stars ?? '',
  icon: <Icon name="star" />,
  emptyIcon: <Icon name="star" />,
  getLabelText: reviewsText.stars,
  emptyLabelText: reviewsText.unrated,
};

export function Stars({ count }: { readonly count: number }) {
  return <Rating {...look} readOnly value={count} />;
}

/** Five radio buttons drawn as stars, lowest first. */
export function StarRadios() {
  const form = useFormState();
  const error = form.error('stars');
  const { onChange } = form.register('stars');
  return (
    <FormControl component="fieldset" aria-describedby={error === null ? undefined : 'stars-problem'}>
      <FormLabel component="legend">{reviewsText.rating}</FormLabel>
      <Rating
        {...look}
        size="large"
        name="stars"
        defaultValue={Number(form.typed('stars'))}
        {...(onChange && { onChange })}
      />
      {error === null ? null : (
        <FormHelperText error id="stars-problem">
          <Icon name="warn" size="s" />
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
}
