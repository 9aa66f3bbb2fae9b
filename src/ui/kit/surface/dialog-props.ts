import type { ComponentProps, ReactNode } from 'react';

export type DialogProps = {
  readonly onClose: () => void;
  readonly children?: ReactNode;
} & (
  | {
      /** Renders a header with the title. */
      readonly title: string;
      readonly text?: string;
      readonly actions?: ReactNode;
      /** On phones: rises from the bottom edge, over the full width. */
      readonly sheet?: boolean;
      /** Makes content and actions one form, so that a button among the actions submits it. */
      readonly formProps?: ComponentProps<'form'>;
    }
  /** Accessible name when the content fills the dialog, such as a picture. */
  | { readonly label: string; readonly className?: string | undefined }
);
