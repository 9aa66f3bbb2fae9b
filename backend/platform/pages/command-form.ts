import { html } from 'hono/html';
import { newId } from '#backend/platform/new-id.ts';
import type { Markup } from './plain-document.ts';

/** Hidden field of each form that changes something: sent twice, the form changes it once. */
export const commandKey = (): Markup => html`<input type="hidden" name="key" value="${newId()}">`;
