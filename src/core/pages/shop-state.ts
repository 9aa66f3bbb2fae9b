import type { CartView } from '#core/cart/cart.ts';
import type { Category } from '#core/catalogue/category.ts';
import type { DomainAnswer } from '#core/domains/domain-registry.port.ts';
import type { ProductId } from '#core/shared/ids.ts';

export type VoucherCard = { readonly code: string; readonly title: string };

/** Client-side state of the shop while its pages are open. Grants no access. [STA-02] */
export type ShopState = {
  readonly categories: readonly Category[];
  readonly categoriesByStore: Readonly<Record<string, readonly Category[]>>;
  /** The website store unless the URL names another one. */
  readonly storeId: string;
  /** Title of the selected operating system. */
  readonly osChoice: string | null;
  readonly rented: { readonly productId: ProductId; readonly time: number } | null;
  readonly currentOrder: CartView | null;
  readonly vouchers: readonly VoucherCard[];
  readonly voucherSuggestions: readonly VoucherCard[];
  /** The domain being checked and its result. */
  readonly domain: { readonly selection: string; readonly result: DomainAnswer | null };
};

export type ShopEvent =
  | { readonly kind: 'categories-came'; readonly storeId: string; readonly categories: readonly Category[] }
  | { readonly kind: 'store-entered'; readonly storeId: string }
  | { readonly kind: 'os-chosen'; readonly os: string }
  | { readonly kind: 'rented'; readonly productId: ProductId; readonly time: number }
  | { readonly kind: 'order-came'; readonly order: CartView | null }
  | { readonly kind: 'vouchers-came'; readonly own: readonly VoucherCard[]; readonly suggested: readonly VoucherCard[] }
  | { readonly kind: 'domain-asked'; readonly name: string }
  | { readonly kind: 'domain-answered'; readonly answer: DomainAnswer };

/** Initial client-side state. `websiteStore` is the default store id. */
export const shopAtFirst = (websiteStore: string): ShopState => ({
  categories: [],
  categoriesByStore: {},
  storeId: websiteStore,
  osChoice: null,
  rented: null,
  currentOrder: null,
  vouchers: [],
  voucherSuggestions: [],
  domain: { selection: '', result: null },
});

/**
 * Reduces an event. Selecting another product resets the operating system; a domain result that is no longer requested
 * is dropped.
 */
export const shopAfter = (state: ShopState, event: ShopEvent): ShopState => {
  switch (event.kind) {
    case 'categories-came': {
      const categoriesByStore = { ...state.categoriesByStore, [event.storeId]: event.categories };
      return { ...state, categoriesByStore, categories: categoriesByStore[state.storeId] ?? [] };
    }
    case 'store-entered':
      return { ...state, storeId: event.storeId, categories: state.categoriesByStore[event.storeId] ?? [] };
    case 'os-chosen':
      return { ...state, osChoice: event.os };
    case 'rented': {
      const { productId, time } = event;
      const osChoice = state.rented?.productId === productId ? state.osChoice : null;
      return { ...state, rented: { productId, time }, osChoice };
    }
    case 'order-came':
      return { ...state, currentOrder: event.order };
    case 'vouchers-came':
      return { ...state, vouchers: event.own, voucherSuggestions: event.suggested };
    case 'domain-asked':
      return { ...state, domain: { selection: event.name, result: null } };
    case 'domain-answered':
      return event.answer.name === state.domain.selection
        ? { ...state, domain: { ...state.domain, result: event.answer } }
        : state;
  }
};
