import { Window } from 'happy-dom';

/** Elements that a browser without style sheets begins and ends on a line of its own, or in a cell or field. */
const boundaries = new Set(
  (
    'address article aside blockquote body br caption center dd details dialog div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hr html img input legend li main nav ol optgroup option p pre search section ' +
    'select summary table tbody td textarea tfoot th thead tr ul'
  ).split(' '),
);

/** A text browser prints nothing of these. */
const silent = new Set(['script', 'style', 'template', 'svg']);

const parse = (html: string) => {
  const { document } = new Window();
  document.write(html);
  return document;
};

/**
 * Places where a text browser prints the words of two elements as one, each as `SSD 1|1 vCPU`. Punctuation may touch a
 * word, and a name its extension.
 */
export const joinedWords = (html: string): readonly string[] => {
  const document = parse(html);
  const found: string[] = [];
  let last: { readonly text: string; readonly owner: unknown } | null = null;
  const read = (node: typeof document.body): void => {
    for (const child of node.childNodes) {
      if (child.nodeType === document.TEXT_NODE) {
        const text = child.textContent ?? '';
        if (text === '') continue;
        if (last !== null && last.owner !== node && touches(last.text, text))
          found.push(`${last.text.slice(-24)}|${text.slice(0, 24)}`);
        last = { text, owner: node };
      }
      if (child.nodeType !== document.ELEMENT_NODE) continue;
      // Only elements have this type.
      const element = child as typeof document.body;
      const name = element.tagName.toLowerCase();
      if (silent.has(name)) continue;
      if (boundaries.has(name)) last = null;
      read(element);
      if (boundaries.has(name)) last = null;
    }
  };
  read(document.body);
  return found;
};

const touches = (before: string, after: string): boolean =>
  /[^\s([{“‘/–-]$/.test(before) && /^[^\s.,;:!?)\]}”’…%/–-]/.test(after);

/** Controls that their form does not contain, as a text browser sees it: it knows no attribute `form`. */
export const controlsWithoutForm = (html: string): readonly string[] =>
  [...parse(html).querySelectorAll('[form], button[type="submit"], input[name], select[name], textarea[name]')]
    .filter((control) => control.hasAttribute('form') || control.closest('form') === null)
    .map(({ outerHTML }) => outerHTML.slice(0, 120));

/** What a press of the button with this text sends, or undefined without such a button in a form. */
export const pressedFields = (html: string, text: string): Readonly<Record<string, string>> | undefined => {
  const button = [...parse(html).querySelectorAll('button')].find(({ textContent }) => textContent.trim() === text);
  const form = button?.closest('form');
  if (!button || !form) return undefined;
  const fields = [...form.querySelectorAll('input[name], select[name], textarea[name]')].flatMap((control) => {
    const isChoice = /^(radio|checkbox)$/.test(control.getAttribute('type') ?? '');
    if (control.hasAttribute('disabled') || (isChoice && !control.hasAttribute('checked'))) return [];
    const chosen = control.querySelector('option[selected]') ?? control.querySelector('option') ?? control;
    return [[control.getAttribute('name') ?? '', chosen.getAttribute('value') ?? ''] as const];
  });
  const own = button.getAttribute('name');
  return Object.fromEntries(own === null ? fields : [...fields, [own, button.getAttribute('value') ?? '']]);
};
