import '#ui/theme/fonts.css';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followReplacedNodes } from '#ui/waking/follow-replaced-nodes.ts';
import { cspNonce } from './csp-nonce.ts';
import { Desk } from './desk.tsx';
import { openSession } from './session.ts';

const root = document.getElementById('desk');
const cache = createCache({ key: 'desk', nonce: cspNonce });

followReplacedNodes();
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={cache}>
        <Desk session={await openSession()} />
      </CacheProvider>
    </StrictMode>,
  );
