// Measurements on a slow phone: the browser throttles network and processor.
const kilobitsPerSecond = (each) => (each * 1000) / 8;
/** Lighthouse's slow 4G. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: kilobitsPerSecond(1600),
  uploadThroughput: kilobitsPerSecond(750),
};
const CPU_SLOWDOWN = 4;
/** After this time a page that nobody touches has loaded all that it loads by itself. */
const LEFT_ALONE_MS = 10_000;

/** A page of its own visitor. `isOpen`: overlays may cover it. */
const openPhone = async (browser, origin, { isThrottled = true, isOpen = false } = {}) => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });
  if (!isOpen) {
    const names = ['popup_closed', 'floating_closed', 'voucher_closed'];
    await context.addCookies(names.map((name) => ({ name, value: String(Date.now()), url: origin })));
  }
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (isThrottled) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
  }
  return { page, session };
};

/** Wakes the page with a key that does nothing else. */
export const wake = async (page) => {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => !('$_TSR' in self));
};

const product = '/san-pham/cloud-server-ssd-4';
const tapBuy = (page) =>
  page
    .getByRole('button', { name: /^Thêm vào giỏ/ })
    .filter({ visible: true })
    .first()
    .tap({ noWaitAfter: true });

const addLine = async (page, origin) => {
  await page.goto(origin + product);
  await tapBuy(page);
  await page.waitForURL(/\/gio-hang/);
};

/** Cookies of a guest whose cart has a line. */
export const fillCart = async (browser, origin) => {
  const { page } = await openPhone(browser, origin, { isThrottled: false });
  await addLine(page, origin);
  const cookies = await page.context().cookies();
  await page.context().close();
  return cookies;
};

/**
 * Bytes of scripts on the wire. `untouched`: when the page has loaded; `awake`; `alone`: left alone for ten seconds.
 * `hasCart`: of a visitor whose cart has a line.
 */
export const scriptBytes = async (browser, address, hasCart) => {
  const weigh = async (act) => {
    const { origin } = new URL(address);
    const { page, session } = await openPhone(browser, origin, { isThrottled: false, isOpen: true });
    if (hasCart) {
      await addLine(page, origin);
      await session.send('Network.clearBrowserCache');
    }
    const scripts = new Set();
    let bytes = 0;
    session.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await page.goto(address, { waitUntil: 'load' });
    await act(page);
    await page.context().close();
    return bytes;
  };
  return {
    untouched: await weigh(async () => {}),
    awake: await weigh(wake),
    alone: await weigh((page) => page.waitForTimeout(LEFT_ALONE_MS)),
  };
};

const isCall = (request) => request.isNavigationRequest() || new URL(request.url()).pathname.startsWith('/api/');

/** What the shopper did before the press. */
const before = {
  asleep: async () => {},
  awake: async (page) => {
    await wake(page);
    await page.locator('#cau-hinh label:visible').first().tap();
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#cau-hinh [value=addToCart]')).some((key) => key.startsWith('__reactProps')),
    );
    await page.waitForLoadState('networkidle');
  },
};

/** Runs in every document: from the lifted finger to the frame that shows the cart's page with its line. */
const timePress = () => {
  const now = () => performance.timeOrigin + performance.now();
  addEventListener('touchend', () => sessionStorage.setItem('pressedAt', String(now())), true);
  const look = () => {
    const main = document.querySelector('main');
    const isCart =
      main?.querySelector('h1')?.textContent === 'Giỏ hàng' && main.textContent.includes('Cloud Server SSD 4');
    requestAnimationFrame(isCart ? () => setTimeout(tell) : look);
  };
  const tell = () => {
    self.pressTook = now() - Number(sessionStorage.getItem('pressedAt'));
  };
  look();
};

/** From the tap on the buy button to the cart with its line: calls one after the other, milliseconds. */
export const pressBuy = async (browser, origin, state) => {
  const { page } = await openPhone(browser, origin);
  await page.addInitScript(timePress);
  await page.goto(origin + product, { waitUntil: 'load' });
  await before[state](page);
  const calls = [];
  page.on('response', (answer) => isCall(answer.request()) && calls.push(answer.url()));
  await tapBuy(page);
  await page.waitForURL(/\/gio-hang/, { waitUntil: 'commit' });
  const milliseconds = await (await page.waitForFunction(() => self.pressTook)).jsonValue();
  await page.context().close();
  return { calls: calls.length, milliseconds };
};

/** Paints, layout shifts and blocking time until the page is left alone. */
export const paints = async (browser, address, cookies) => {
  const { page } = await openPhone(browser, new URL(address).origin, { isOpen: true });
  await page.context().addCookies(cookies);
  await page.addInitScript(() => {
    self.seen = { fcp: 0, lcp: 0, cls: 0, tbt: 0 };
    const watch = (type, each) =>
      new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
    watch('paint', (entry) => {
      if (entry.name === 'first-contentful-paint') self.seen.fcp = entry.startTime;
    });
    watch('largest-contentful-paint', (entry) => {
      self.seen.lcp = entry.startTime;
    });
    watch('layout-shift', (entry) => {
      self.seen.cls += entry.value;
    });
    watch('longtask', (entry) => {
      self.seen.tbt += Math.max(0, entry.duration - 50);
    });
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(LEFT_ALONE_MS);
  const seen = await page.evaluate(() => self.seen);
  await page.context().close();
  return seen;
};
