import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import './fonts.css';
import { Office } from './Office.tsx';

// The policy of the page allows styles that carry its nonce alone.
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
const styles = createCache({ key: 'office', ...(nonce && { nonce }) });

const root = document.getElementById('office');
if (root) {
  createRoot(root).render(
    <CacheProvider value={styles}>
      <Office />
    </CacheProvider>,
  );
}
