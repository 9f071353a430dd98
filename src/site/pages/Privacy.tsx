import { legalPage } from '../components/LegalPage.tsx';

/** The second layer of information about personal data (RGPD article 13, LOPDGDD article 11). */
export const privacyPage = legalPage('/privacy', 'privacy');
