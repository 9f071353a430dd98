import { languageOption, type Language } from '../../i18n/index.ts';
import { usePage } from '../page-context.server.ts';
import { Icon } from './Icon.server.tsx';
import type { ReactNode } from 'react';

interface SelectorOptions {
  /** In the bar a toggle to the other language, among several a dropdown as in the footer; in the small menu a grid. */
  variant: 'bar' | 'dropdown' | 'grid';
}

/**
 * Links that choose a language and come back to this page in it. The browser's script keeps the
 * choice and goes at once; without it the server does both.
 */
export function LanguageSelector({ variant }: SelectorOptions) {
  const page = usePage();
  const { language, languages, t } = page;
  const others = languages.filter((other) => other !== language);
  if (others.length === 0) return null;
  const choices = (of: readonly Language[]) => of.map((code) => <Choice key={code} of={code} />);
  if (variant === 'grid') {
    return (
      <div className="languages" role="group" aria-label={t('common:bar.languages')}>
        {choices(languages)}
      </div>
    );
  }
  const isInBar = variant === 'bar';
  if (isInBar && others.length === 1) return <div className="languages">{choices(others)}</div>;
  if (isInBar) page.useSheets('languages');
  const current = languageOption(language);
  return (
    <details className="languages" data-menu={isInBar || undefined}>
      <summary>
        {current.flag && <Flag name={current.flag} />}
        {isInBar ? <span>{current.nativeName}</span> : current.nativeName}
        <Icon name="chevron" size={16} />
      </summary>
      {isInBar ? <div>{choices(others)}</div> : choices(others)}
    </details>
  );
}

function Choice({ of }: { of: Language }) {
  const { language, address, href, hasAddress } = usePage();
  const { code, nativeName, flag } = languageOption(of);
  const isCurrent = code === language;
  // A page that stands in for others does not know which address was asked for; the browser does.
  const to = encodeURI(address).replace(/[&+#]/g, encodeURIComponent);
  const choosing = `/language/${code}${hasAddress ? `?to=${to}` : ''}`;
  return (
    <a
      data-language={code}
      href={isCurrent ? (hasAddress ? href(address) : '') : choosing}
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

const FLAGS: Readonly<Record<string, ReactNode>> = {
  es: (
    <>
      <path fill="#aa151b" d="M0 0h24v16H0z" />
      <path fill="#f1bf00" d="M0 4h24v8H0z" />
    </>
  ),
  gb: (
    <>
      <path fill="#012169" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3" d="M0 0l24 16M24 0L0 16" />
      <path stroke="#c8102e" d="M0 0l24 16M24 0L0 16" />
      <path stroke="#fff" strokeWidth="5" d="M12 0v16M0 8h24" />
      <path stroke="#c8102e" strokeWidth="3" d="M12 0v16M0 8h24" />
    </>
  ),
  ma: (
    <>
      <path fill="#c1272d" d="M0 0h24v16H0z" />
      <path fill="none" stroke="#006233" d="M12 4l2.4 7.200-6.200-4.500h7.600l-6.200 4.500z" />
    </>
  ),
};

/** The flag named by a language option, see `LANGUAGES`; decoration beside the language's name. */
function Flag({ name }: { name: string }) {
  return (
    <svg width="24" height="16" viewBox="0 0 24 16" aria-hidden="true">
      {FLAGS[name]}
    </svg>
  );
}
