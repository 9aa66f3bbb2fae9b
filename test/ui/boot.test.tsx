import { afterEach, beforeAll, expect, test, vi } from 'vitest';

const OVERLAY_MS = 300;
const END_MS = 10_000;
const about = {
  start: 'need',
  visit: 'documents',
  overlay: String(OVERLAY_MS),
  end: String(END_MS),
  quick: '/gio-hang',
  sheet: '/assets/style.css',
  scripts: '/assets/shop.js',
};

beforeAll(async () => {
  const script = Object.assign(document.createElement('script'), { type: 'text/plain' });
  Object.assign(script.dataset, about);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  sessionStorage.setItem('documents', '1');
  await import('#composition/boot.ts');
});

afterEach(() => vi.useRealTimers());

const openDocument = (): void => {
  document.body.innerHTML = '<div role="status" data-stage="off"></div>';
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
};
const stage = () => document.querySelector('[data-stage]')?.getAttribute('data-stage');
const leave = () => void window.dispatchEvent(new Event('beforeunload'));
const comeBack = () => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

test('LAY-02 leaving a document that no script has reached shows the bar, then the overlay, until the page is restored', () => {
  openDocument();
  for (let turn = 0; turn < 2; turn += 1) {
    leave();
    expect(stage()).toBe('bar');
    vi.advanceTimersByTime(OVERLAY_MS);
    expect(stage()).toBe('overlay');
    comeBack();
    expect(stage()).toBe('off');
  }
});

test('LAY-02 a document that does not come shows neither after ten seconds, and the next press shows both again', () => {
  openDocument();
  leave();
  vi.advanceTimersByTime(END_MS);
  expect(stage()).toBe('off');
  leave();
  vi.advanceTimersByTime(OVERLAY_MS);
  expect(stage()).toBe('overlay');
  vi.advanceTimersByTime(END_MS - OVERLAY_MS - 1);
  expect(stage()).toBe('overlay');
  comeBack();
});

test('VCH-01 each document of a tab is counted, whether its scripts start or not', () => {
  expect(sessionStorage.getItem('documents')).toBe('2');
});
