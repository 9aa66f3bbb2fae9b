import { afterEach, expect, test } from 'vitest';
import { onFirstInteraction } from '#ui/waking/use-has-interacted.ts';

afterEach(() => document.body.replaceChildren());

/** Which of the events on these elements count as use of the page. */
const usesOf = (html: string, events: readonly Event[]): readonly string[] => {
  document.body.innerHTML = html;
  const seen: string[] = [];
  let current = '';
  const stop = onFirstInteraction(() => seen.push(current));
  for (const element of document.body.children)
    for (const event of events) {
      current = `${element.tagName} ${event.type}`;
      element.dispatchEvent(event);
    }
  stop();
  return seen;
};

const over = (pointerType: string): Event =>
  Object.assign(new Event('pointerover', { bubbles: true }), { pointerType });
const tap = () => [over('touch'), new Event('touchstart', { bubbles: true }), new Event('focusin', { bubbles: true })];

test('ROUTE-07 a tap on a link or on what sends a form loads nothing that would delay the answer', () => {
  expect(usesOf('<a href="/"></a><button></button><button type="submit"></button>', tap())).toEqual([]);
});

test('ROUTE-07 a tap on what stays on the page, and a mouse anywhere, are use of the page', () => {
  expect(usesOf('<button type="button"></button>', tap())).toHaveLength(3);
  expect(usesOf('<label></label>', tap())).toHaveLength(3);
  expect(usesOf('<a href="/"></a><button></button>', [over('mouse')])).toHaveLength(2);
});
