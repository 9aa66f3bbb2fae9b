// Guests who buy without a browser: each keeps its own cookies.
import { request } from 'node:http';

const slug = 'cloud-server-ssd-4';

/** A visitor's requests, with the cookies of the answers before: resolves to status and text. */
export const openClient = (port, agent) => {
  const cookies = new Map();
  return (method, path, body) =>
    new Promise((resolve, reject) => {
      const headers = {
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        'sec-fetch-site': 'same-origin',
        ...(body ? { 'content-type': 'application/json' } : {}),
      };
      const sent = request({ port, path, method, agent, headers }, (answer) => {
        for (const each of answer.headers['set-cookie'] ?? []) {
          const [, name, value] = /^([^=]+)=([^;]*)/.exec(each);
          cookies.set(name, value);
        }
        let text = '';
        answer.on('data', (part) => {
          text += part;
        });
        answer.on('end', () => resolve({ status: answer.statusCode, text }));
      });
      sent.on('error', reject);
      sent.end(body && JSON.stringify(body));
    });
};

/** A guest of the shop's /api. */
const openGuest = (port, agent) => {
  const send = openClient(port, agent);
  const outcomeOf = async (path, answer) => {
    const outcome = JSON.parse((await answer).text);
    if (!outcome.ok) throw new Error(`${path} fails: ${JSON.stringify(outcome.failure)}`);
    return outcome.value;
  };
  return {
    query: (name, input) => {
      const path = `/api/${name}?input=${encodeURIComponent(JSON.stringify(input))}`;
      return outcomeOf(path, send('GET', path));
    },
    command: (name, input) => {
      const idempotencyKey = crypto.randomUUID().replaceAll('-', '');
      return outcomeOf(name, send('POST', `/api/${name}`, { ...input, idempotencyKey }));
    },
  };
};

const checkout = {
  contact: { name: 'Nguyễn Thị Mây', phone: '0912345678', email: 'may@example.com' },
  address: { provinceCode: '', wardCode: '', street: '' },
  invoiceFor: 'person',
  company: { name: '', taxCode: '', address: '', email: '' },
  note: '',
  methodCode: 'VIETQR',
};

/** The default term and its total with VAT. */
const productOf = async (guest) => {
  const product = await guest.query('loadProduct', { slug });
  const price = product.prices.find(({ term }) => term === product.defaultTerm);
  const { net, exempt } = price.charge;
  return { term: product.defaultTerm, total: net + exempt + Math.round((net * product.vat.percent) / 100) };
};

/** What guests do in the shop on this port: `add` resolves to the cart, `order` takes it. */
export const guestsOf = async (port, agent) => {
  const { term, total } = await productOf(openGuest(port, agent));
  return {
    open: () => openGuest(port, agent),
    add: async (guest) => {
      const { cart } = await guest.command('addToCart', {
        slug,
        configuration: { term, quantity: 1, chosen: null },
        expectedTotal: total,
        orderId: null,
        keepPointer: true,
        campaign: null,
        source: null,
      });
      return cart;
    },
    order: (guest, { orderId, totals }) =>
      guest.command('finaliseOrder', { ...checkout, orderId, expectedTotal: totals.gross }),
  };
};
