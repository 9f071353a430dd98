import { legalPage } from '../components/LegalPage.tsx';

/** The conditions of bookings: prices, deposits, notice, cancellation, allergens. */
export const termsPage = legalPage('/terms', 'terms');
