import { languageOption, type Language } from '../../i18n/index.ts';
import { usePage } from '../page-context.server.ts';
import { Flag } from './Flag.server.tsx';
import { Icon } from './Icon.server.tsx';

interface SelectorOptions {
  /** In the bar a toggle to the other language, in the footer a dropdown, in the small menu a grid. */
  variant: 'toggle' | 'dropdown' | 'grid';
}

/**
 * Links that choose a language and come back to this page in it. The browser's script keeps the
 * choice and goes at once; without it the server does both.
 */
export function LanguageSelector({ variant }: SelectorOptions) {
  const { language, languages, t } = usePage();
  const others = languages.filter((other) => other !== language);
  if (others.length === 0) return null;
  if (variant === 'toggle') {
    // With more than two languages the toggle goes to the next one.
    const next = languages[(languages.indexOf(language) + 1) % languages.length] ?? language;
    return (
      <div className="languages">
        <Choice of={next} />
      </div>
    );
  }
  if (variant === 'grid') {
    return (
      <div className="languages" role="group" aria-label={t('common:bar.languages')}>
        {languages.map((code) => (
          <Choice key={code} of={code} />
        ))}
      </div>
    );
  }
  const current = languageOption(language);
  return (
    <details className="languages">
      <summary>
        {current.flag && <Flag name={current.flag} />}
        {current.nativeName}
        <Icon name="chevron" size={16} />
      </summary>
      {others.map((code) => (
        <Choice key={code} of={code} />
      ))}
    </details>
  );
}

function Choice({ of }: { of: Language }) {
  const { language, path, href, hasAddress } = usePage();
  const { code, nativeName, flag } = languageOption(of);
  const isCurrent = code === language;
  // A page that stands in for others does not know which address was asked for; the browser does.
  const to = encodeURI(path).replaceAll('&', '%26');
  const choosing = `/language/${code}${hasAddress ? `?to=${to}` : ''}`;
  return (
    <a
      data-language={code}
      href={isCurrent ? (hasAddress ? href(path) : '') : choosing}
      lang={code}
      hrefLang={code}
      rel={isCurrent ? undefined : 'nofollow'}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {flag && <Flag name={flag} />}
      <span>{nativeName}</span>
    </a>
  );
}
