import { Facts } from '../../../components/Facts.tsx';
import { FeedbackTab } from '../../../components/FeedbackTab.tsx';
import { Flag } from '../../../components/Flag.tsx';
import { Icon, ICONS } from '../../../components/Icon.tsx';
import { LanguageSelector } from '../../../components/LanguageSelector.tsx';
import { TileDivider } from '../../../components/TileDivider.tsx';
import { LANGUAGES } from '../../../../../i18n/index.ts';
import type { PageContext } from '../../../page-context.ts';
import type { ExampleGroup } from '../example.ts';

export function basics({ t }: PageContext): ExampleGroup {
  const button = t('debug:components.example.button');
  const quiet = t('debug:components.example.quietButton');
  return {
    name: 'basics',
    examples: [
      {
        component: 'button',
        state: 'all',
        node: (
          <p className="actions">
            <a className="button" href="#button">
              {button}
            </a>
            <button type="button" className="button">
              {button}
            </button>
            <button type="button" className="button" disabled>
              {t('debug:components.state.disabled')}
            </button>
            <a className="button quiet" href="#button">
              {quiet}
            </a>
            <a className="more" href="#button">
              {t('debug:components.example.link')}
              <Icon name="arrow" />
            </a>
          </p>
        ),
      },
      {
        component: 'Icon',
        state: 'all',
        node: (
          <ul className="debug-row">
            {ICONS.map((name) => (
              <li key={name}>
                <Icon name={name} size={28} />
                <code>{name}</code>
              </li>
            ))}
          </ul>
        ),
      },
      {
        component: 'Flag',
        state: 'all',
        node: (
          <ul className="debug-row">
            {LANGUAGES.map(({ code, flag, nativeName }) => (
              <li key={code}>
                <Flag name={flag} />
                <span lang={code}>{nativeName}</span>
              </li>
            ))}
          </ul>
        ),
      },
      {
        component: 'LanguageSelector',
        state: 'toggle',
        node: (
          <div className="debug-frame">
            <LanguageSelector variant="toggle" />
          </div>
        ),
      },
      {
        component: 'LanguageSelector',
        state: 'grid',
        node: (
          <div className="debug-frame">
            <LanguageSelector variant="grid" />
          </div>
        ),
      },
      {
        component: 'LanguageSelector',
        state: 'dropdown',
        node: (
          <div className="debug-frame">
            <LanguageSelector variant="dropdown" />
          </div>
        ),
      },
      { component: 'TileDivider', node: <TileDivider /> },
      {
        component: 'Facts',
        node: (
          <Facts
            facts={[
              ['8+', t('home:facts.each')],
              ['14', t('home:facts.allergens')],
            ]}
          />
        ),
      },
      { component: 'FeedbackTab', node: <FeedbackTab /> },
    ],
  };
}
