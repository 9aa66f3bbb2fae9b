import { html } from 'hono/html';
import type { Markup } from '#backend/platform/pages/plain-document.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import type { FormFields, Problems } from './form-fields.ts';
import type { Part } from './page.ts';

export type FormValues = { readonly typed: FormFields; readonly problems: Problems };

type Control = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly wide?: boolean;
};

const withLabel = ({ name, label, hint, required, wide }: Control, { problems }: FormValues, control: Part): Markup => {
  const problem = lookUp(problems, name);
  return html`<div class="field${wide ? ' wide' : ''}">
<label for="${name}">${label}${required ? ' *' : ''}</label>
${control}
${hint === undefined ? '' : html`<p class="hint" id="${name}-goi-y">${hint}</p>`}
${problem === undefined ? '' : html`<p class="problem" id="${name}-loi">${problem}</p>`}
</div>`;
};

const ariaAttributes = ({ name, hint, required }: Control, { problems }: FormValues): Part => {
  const problem = lookUp(problems, name);
  const by = [...(hint === undefined ? [] : [`${name}-goi-y`]), ...(problem === undefined ? [] : [`${name}-loi`])];
  return html` aria-invalid="${String(problem !== undefined)}"${required ? html` aria-required="true"` : ''}${by.length === 0 ? '' : html` aria-describedby="${by.join(' ')}"`}`;
};

type Input = Control & {
  readonly type?: 'text' | 'number' | 'datetime-local';
  readonly most?: number;
  readonly list?: string;
};

export const input = (control: Input, filled: FormValues): Markup => {
  const { name, type = 'text', most = 300, list } = control;
  return withLabel(
    control,
    filled,
    html`<input id="${name}" name="${name}" type="${type}" value="${filled.typed.one(name)}" maxlength="${most}"${type === 'datetime-local' ? html` step="1"` : ''}${list === undefined ? '' : html` list="${list}"`}${ariaAttributes(control, filled)}>`,
  );
};

export const textarea = (
  control: Control & { readonly rows: number; readonly most: number; readonly code?: boolean },
  filled: FormValues,
): Markup => {
  // Browsers drop the first line break after the tag.
  return withLabel(
    control,
    filled,
    html`<textarea id="${control.name}" name="${control.name}" rows="${control.rows}" maxlength="${control.most}" class="${control.code ? 'code' : 'words'}" spellcheck="${String(!control.code)}"${ariaAttributes(control, filled)}>
${filled.typed.one(control.name)}</textarea>`,
  );
};

export type Option = { readonly value: string; readonly label: string };

export const select = (control: Control & { readonly options: readonly Option[] }, filled: FormValues): Markup => {
  const chosen = filled.typed.one(control.name);
  return withLabel(
    control,
    filled,
    html`<select id="${control.name}" name="${control.name}"${ariaAttributes(control, filled)}>
${control.options.map(({ value, label }) => html`<option value="${value}"${value === chosen ? html` selected` : ''}>${label}</option>`)}
</select>`,
  );
};

export const checkboxes = (name: string, legend: string, options: readonly Option[], { typed }: FormValues): Markup => {
  const chosen = typed.all(name);
  return html`<fieldset class="wide"><legend>${legend}</legend><div class="ticks">
${options.map(({ value, label }) => html`<label class="tick"><input type="checkbox" name="${name}" value="${value}"${chosen.includes(value) ? html` checked` : ''}>${label}</label>`)}
</div></fieldset>`;
};

/** Suggests picture names while typing. */
export const pictureDatalist = (id: string, pictures: readonly string[]): Markup =>
  html`<datalist id="${id}">${pictures.map((path) => html`<option value="${path}"></option>`)}</datalist>`;
