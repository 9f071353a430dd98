import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import './fonts.css';
import { OFFICE_PATH } from '../paths.ts';
import { beginToday } from '../screens/today/first-look.ts';
import { currentAccount } from './current-account.ts';
import { Office } from './Office.tsx';

// The policy of the page allows styles that carry its nonce alone.
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
const styles = createCache({ key: 'office', ...(nonce && { nonce }) });

// Known by the time that the screen asks.
if (location.pathname === OFFICE_PATH) {
  currentAccount().catch(() => undefined);
  beginToday();
}

const root = document.getElementById('office');
if (root) {
  createRoot(root).render(
    <CacheProvider value={styles}>
      <Office />
    </CacheProvider>,
  );
}
