// A form's check loads when somebody begins to fill it; here it is there at once.
import '#ui/app/field-check.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Longest wait for something to show, milliseconds: a busy machine is slow, and what shows is found at once. */
configure({ asyncUtilTimeout: 20_000 });

/** A page that still stood when its window goes would draw into nothing. */
afterEach(cleanup);
