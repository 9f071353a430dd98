import { renderToStaticMarkup } from 'react-dom/server';
import type { EmailBody } from './email-body.server.ts';
import { EmailView } from './EmailView.server.tsx';

/** By this one Outlook and Gmail have laid emails out the same way for twenty years. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** An email as HTML, under the business's name and tagline. */
export function emailHtml(email: EmailBody, brand: [string, string]): string {
  return DOCTYPE + renderToStaticMarkup(<EmailView email={email} brand={brand} />);
}
