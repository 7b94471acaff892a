/** The legal screens by route; one chunk. */
import { LegalScreen } from './LegalScreen';

export const TermsScreen = () => <LegalScreen name="terms" />;
export const PrivacyScreen = () => <LegalScreen name="privacy" />;
export const SupportScreen = () => <LegalScreen name="support" />;
export const GrievanceScreen = () => <LegalScreen name="grievance" />;
