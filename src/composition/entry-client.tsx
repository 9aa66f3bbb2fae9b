import { QueryClient } from '@tanstack/react-query';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { hydrateRoot } from 'react-dom/client';
import { newIntent } from '#adapters/system/random.ts';
import { createAppRouter } from '#ui/router.tsx';
import { lazyUseCases } from './lazy-use-cases.ts';
import { mayKnowVisitor } from './visitor-hint.ts';

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content;
const router = createAppRouter(
  {
    queryClient: new QueryClient(),
    useCases: lazyUseCases(() => import('./browser.ts').then(({ browserUseCases }) => browserUseCases())),
    submission: null,
    flash: null,
    newIntent,
    mayKnowVisitor: () => mayKnowVisitor(document.cookie),
    origin: location.origin,
  },
  nonce ? { nonce } : {},
);
hydrateRoot(document, <RouterClient router={router} />);
