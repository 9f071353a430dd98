import { formatDate, languageOption, localizedPath, madridClock } from '../../i18n/index.ts';
import { translator, type Language, type Translate } from '../../i18n/index.server.ts';
import { usableAddress } from '../address.ts';
import type { LetterFact } from './body.ts';
import type { LetterContext } from './letter-context.ts';
import { fullName, type LetterSlot, type LetterSubmission } from './submission.ts';

/** `Mañana (9:00–12:00)` */
export function slotLabel(slot: LetterSlot, words: Translate): string {
  const [from, to] = [slot.from, slot.to].map((clock) => clock.replace(/^0/, ''));
  const part = words(`forms:request.times.${slot.name}`);
  return words('letters:slot', { part, hours: `${from}–${to}` });
}

function emailFact(email: string | undefined, words: Translate): LetterFact {
  const usable = usableAddress(email);
  const href = usable === null ? undefined : `mailto:${encodeURIComponent(usable)}`;
  return { label: words('letters:labels.email'), value: email ?? '', href };
}

function phoneFact(phone: string | undefined, words: Translate): LetterFact {
  const number = (phone ?? '').replace(/[\s().-]/g, '');
  const href = /^\+?\d{3,20}$/.test(number) ? `tel:${number}` : undefined;
  return { label: words('letters:labels.phone'), value: phone ?? '', href };
}

/** What was sent, line by line in `language`, without the lines that were left empty. */
export function submissionFacts(
  submission: LetterSubmission,
  language: Language,
  reader: 'visitor' | 'owner',
): LetterFact[] {
  const words = translator(language);
  const fact = (label: string, value = ''): LetterFact => ({ label, value });
  const facts: LetterFact[] = [];
  if (submission.kind === 'request') {
    facts.push(
      fact(words('letters:labels.date'), formatDate(submission.requestedDate, language)),
      fact(words('letters:labels.time'), slotLabel(submission.slot, words)),
      fact(words('letters:labels.participants'), submission.participants),
      fact(words('letters:labels.workshop'), submission.workshop),
    );
  }
  if (submission.kind === 'feedback') {
    facts.push(fact(words('letters:labels.visit'), formatDate(submission.date, language)));
    for (const { key, score } of submission.ratings) {
      const value =
        score > 0 ? words('letters:ratings.score', { score }) : words('letters:ratings.none');
      facts.push(fact(words(`forms:feedback.ratings.${key}`), value));
    }
    const { willReturn, recommend } = submission;
    facts.push(
      fact(
        words(`letters:${reader}.labels.willReturn`),
        willReturn && words(`letters:answers.${willReturn}`),
      ),
      fact(
        words(`letters:${reader}.labels.recommend`),
        recommend && words(`letters:answers.${recommend}`),
      ),
    );
  }
  facts.push(fact(words('letters:labels.name'), fullName(submission)));
  if (submission.kind === 'request')
    facts.push(fact(words('letters:labels.company'), submission.company));
  facts.push(emailFact(submission.email, words), phoneFact(submission.phone, words));
  return facts.filter(({ value }) => value.trim() !== '');
}

/** What only the owner needs: language, when it came, the reference of the inbox. */
export function ownerFacts(submission: LetterSubmission, language: Language): LetterFact[] {
  const words = translator(language);
  const { receivedAt, language: spoken, id } = submission;
  return [
    { label: words('letters:labels.language'), value: languageOption(spoken).nativeName },
    {
      label: words('letters:labels.received'),
      value: `${formatDate(receivedAt, language)}, ${madridClock(receivedAt)}`,
    },
    { label: words('letters:labels.reference'), value: id },
  ];
}

/** The business, for the foot of a letter. */
export function businessFacts(context: LetterContext, language: Language): LetterFact[] {
  const words = translator(language);
  const { business, siteUrl } = context;
  const home = `${siteUrl}${localizedPath('/', language)}`.replace(/\/$/, '');
  const privacy = `${siteUrl}${localizedPath('/privacy', language)}`;
  return [
    { label: words('letters:labels.address'), value: business.address ?? '' },
    phoneFact(business.phone, words),
    emailFact(business.email, words),
    { label: words('letters:labels.website'), value: home.replace(/^https?:\/\//, ''), href: home },
    {
      label: words('letters:labels.privacy'),
      value: privacy.replace(/^https?:\/\//, ''),
      href: privacy,
    },
  ].filter(({ value }) => value !== '');
}
