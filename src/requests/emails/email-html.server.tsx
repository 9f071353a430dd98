import { renderToStaticMarkup } from 'react-dom/server';
import { DEFAULT_LOOK, type Look } from '../../look/index.ts';
import type { EmailBody } from './email-body.server.ts';
import { EmailView } from './EmailView.server.tsx';
import { emailHand, HandProvider } from './styles.server.ts';

/** By this one Outlook and Gmail have laid emails out the same way for twenty years. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** An email as HTML, under the business's name and tagline, in its look. */
export function emailHtml(email: EmailBody, brand: [string, string], look?: Look | null): string {
  const markup = renderToStaticMarkup(
    <HandProvider value={emailHand(look ?? DEFAULT_LOOK)}>
      <EmailView email={email} brand={brand} />
    </HandProvider>,
  );
  return DOCTYPE + markup;
}
