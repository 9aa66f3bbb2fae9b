import type { Components, Theme } from '@mui/material/styles';

export const navigation: Components<Theme> = {};
