import './older-browsers.ts';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { tolerateTranslation, isLineDear, watchTranslation } from '../../browser/index.ts';
import { OFFICE_PATH } from '../paths.ts';
import { callAs, keepAhead } from './call.ts';
import { watchCloseRequests } from './close-requests.ts';
import { isSignedOut } from './current-account.ts';
import { moreWords } from './more-words.ts';
import { Office } from './Office.tsx';
import { watchPresses } from './press.ts';

// The policy of the page allows styles that carry its nonce alone.
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
const styles = createCache({ key: 'office', ...(nonce && { nonce }) });

callAs(import.meta.url);
keepAhead(JSON.parse(document.getElementById('ahead')?.textContent || '{}'));

watchPresses();
watchCloseRequests();

// The first screen does without them.
if (!isSignedOut() && location.pathname !== OFFICE_PATH) moreWords().catch(() => undefined);

const root = document.getElementById('office');
if (root) {
  watchTranslation(document.body);
  tolerateTranslation();
  createRoot(root).render(
    <CacheProvider value={styles}>
      <Office />
    </CacheProvider>,
  );
}

// The site's fonts take a sixth of a second of a slow connection from what is read: there the system's do.
if (!isLineDear()) void import('./fonts.css');
