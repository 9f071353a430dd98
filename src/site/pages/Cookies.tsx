import { legalPage } from '../components/LegalPage.tsx';

/** What the site keeps in a visitor's browser (LSSI, article 22.2). */
export const cookiesPage = legalPage('/cookies', 'cookies');
