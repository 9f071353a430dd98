import { render } from 'react-email';
import type { EmailBody } from './email-body.server.ts';
import { EmailView } from './EmailView.server.tsx';

/** An email as HTML, under the business's name and tagline. */
export function emailHtml(email: EmailBody, brand: [string, string]): Promise<string> {
  return render(<EmailView email={email} brand={brand} />);
}
