import { StartDocument } from './StartDocument.tsx';

/** Who the business is by law. */
export function LegalStep() {
  return (
    <StartDocument
      type="legalIdentity"
      isOneLanguage
      asks={{
        ...{ legalName: true, taxNumber: true, registryEntry: true, foodRegistration: true },
        ...{ hostingProvider: true, mailProvider: true },
      }}
    />
  );
}
