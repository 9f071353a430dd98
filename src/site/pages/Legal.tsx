import { legalPage } from '../components/LegalPage.tsx';

/** Who is behind the site (LSSI, article 10). */
export const legalNoticePage = legalPage('/legal', 'notice');
