import type { Language } from '../../../i18n/index.ts';
import { translator } from '../../../i18n/index.server.ts';
import { usePage } from '../../page-context.server.ts';
import { QrCode } from '../QrCode.server.tsx';

interface TentFaceOptions {
  /** What it says, in this order; its code leads to the menu in the first. */
  languages: readonly Language[];
  /** Is it printed upside down, to stand upright once the sheet is folded? */
  isTurned?: boolean;
}

/** A face of the table tent: the name, the code of the menu, what to do with it in each language. */
export function TentFace({ languages, isTurned }: TentFaceOptions) {
  const { siteName, absolute, language: own, wording, useSheets } = usePage();
  useSheets('tent');
  const [first = own] = languages;
  const wordsIn = (language: Language) => translator(language, language === own ? wording : {});
  const address = absolute('/menu', first);
  return (
    <section className={isTurned ? 'face turned' : 'face'} lang={first}>
      <div>
        <h2>{siteName}</h2>
        {languages.map((language) => (
          <p key={language} lang={language}>
            {wordsIn(language)('print:tent.scan')}
          </p>
        ))}
      </div>
      <figure>
        <QrCode text={address} label={wordsIn(first)('print:tent.qr')} />
        <figcaption>{address.replace(/^https?:\/\//, '')}</figcaption>
      </figure>
    </section>
  );
}
