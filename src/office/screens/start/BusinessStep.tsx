import { StartDocument } from './StartDocument.tsx';

/** What the business is called, what it is, how it is reached. */
export function BusinessStep() {
  return (
    <StartDocument
      type="globalSettings"
      asks={{
        ...{ siteName: true, businessType: true, siteDescription: true },
        contactInfo: ['email', 'phone', 'whatsapp'],
      }}
    />
  );
}
