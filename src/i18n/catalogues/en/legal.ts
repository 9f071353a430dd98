import type { Words } from '../words.ts';
import type { legal as original } from '../es/legal.ts';

export const legal: Words<typeof original> = {
  placeholders:
    'This site shows a sample business: what stands in [brackets] is for the owner to fill in before publishing it.',
  updated: 'Last reviewed: November 2026.',
  notice: {
    title: 'Legal notice',
    lead: 'Who is behind this site and how to reach us (article 10 of Spanish Law 34/2002, LSSI).',
    text: `## Owner

The owner of {{siteUrl}} is:

- Trading name: {{siteName}}
- Name or company name: [NAME OR COMPANY NAME]
- Tax number (NIF): [NIF]
- Address: {{address}}
- E-mail: {{email}}
- Phone: {{phone}}
- Registry entry: [COMMERCIAL REGISTRY OF MÁLAGA, VOLUME, FOLIO, SHEET]
- Register of food businesses: [REGISTRATION NUMBER]

## Using the site

You can read this site without signing up and without saying who you are. Whoever sends a form undertakes to give details that are true and their own, and not to use it to pester us or to advertise.

Sending a request is not a booking: there is a booking once we confirm it and you pay the deposit. The terms explain it.

## Content and copyright

The texts, pictures and design belong to {{siteName}} or are used under licence. You may share any page with a link; for any other use, please write to us first.

We check prices, hours and allergens with care. If you find a mistake, tell us and we will put it right.

## Links to other sites

Some links lead to sites of others, such as the social networks or the map. We do not answer for what they do: their own terms apply once you are there.

## Applicable law

Spanish law applies. If you are a consumer, you can turn to the courts where you live. You can also ask for an official complaint form of the Junta de Andalucía, at the kiosk or by e-mail.`,
  },
  privacy: {
    title: 'Privacy policy',
    lead: 'What we do with the details you send us, for how long, and what you can ask of us.',
    text: `## Controller

[NAME OR COMPANY NAME], tax number [NIF], at {{address}}. For anything to do with your data, write to {{email}} or call {{phone}}.

## Which data, and what for

We only handle what you write in a form, and only for this:

- Requests: name, e-mail, phone, date, number of people and what you tell us, to answer with a proposal and to prepare what you ask for.
- Allergies and intolerances, if you write them down and tick their box: only so that nobody falls ill at your event.
- Contact messages: name, e-mail, phone and message, to answer you.
- Feedback: name, ratings and comments, and your e-mail or phone if you leave them, to get better. We do not publish it under your name without asking you.
- Protection of the forms: a code derived from the network you send from, by which you cannot be recognised, to slow down automatic posts.

## On what legal ground

- Requests: the steps before a contract that you ask for (article 6(1)(b) GDPR).
- Allergies: your explicit consent (articles 6(1)(a) and 9(2)(a) GDPR), which you give with a box of its own and may withdraw at any time.
- Messages and feedback: your consent in sending them (article 6(1)(a) GDPR).
- Protection of the forms: our legitimate interest in keeping them working (article 6(1)(f) GDPR).

## Who receives them

Nobody buys them or uses them for advertising. They are seen only by those who work at {{siteName}} and, on our behalf and under contract, by those who provide our hosting and e-mail: [HOSTING PROVIDER] and [E-MAIL PROVIDER]. If one of them is outside the European Economic Area, it is with the safeguards of articles 45 or 46 GDPR. We also hand them over where a law obliges us to.

Allergies never travel in an e-mail or to any third-party system: they are kept encrypted on our server.

## For how long

- Allergies: erased automatically 30 days after the event.
- Messages and feedback: one year; then they are erased automatically.
- Requests: six years, as tax and commercial law asks of a booking; then they are erased automatically. If yours did not become a booking, ask us to erase it sooner.
- Codes against automatic posts: a few hours at most.

## Your rights

You can ask us for access to your data, to correct or erase them, to restrict their use, to object, or to take them elsewhere, and you can withdraw a consent without affecting what has already been done. Write to {{email}} from the address you used; we answer within a month. We take no automated decisions and build no profiles.

If you think that we have not respected your rights, you can complain to the Spanish Data Protection Agency: C/ Jorge Juan, 6, 28001 Madrid, www.aepd.es.

## Minors

The forms are for people over 14. If you are booking a workshop or a birthday for children, please write to us yourself, and tell us only what is needed about them.`,
  },
  cookies: {
    title: 'Cookies',
    lead: 'A single cookie, and only if you choose a language. That is why there is no notice to accept.',
    text: `## The cookie we use

It is kept only when you choose a language. It is technical, it is set by this site and it cannot be used to follow you, so the law does not require us to ask (article 22.2 LSSI).

- language: the language chosen. It lasts one year.

## What stays in your browser

So that you do not lose what you write, the site uses the browser’s storage. None of it is sent until you press the form’s button.

- localStorage “language”: the language chosen, until you delete it.
- localStorage “feedback:ratings”: the ratings you have not sent yet; deleted when you send them or close the panel.
- localStorage “outbox”: a mark that says whether something is still to be sent.
- sessionStorage “draft:request”, “draft:contact”, “draft:feedback”: the draft of the form; deleted when you send it or close the tab.
- sessionStorage “scroll-to-top”: whether the next page begins at its top; deleted on arrival.
- IndexedDB “sobremesa-outbox”: what was sent without a connection, until it leaves or you discard it.

## Third parties

Opening a page loads nothing from other sites: no statistics, no advertising, no fonts. Google’s map is loaded only if you press its button; Google then receives your IP address and may use cookies of its own.

If the owner protects the forms with an external service against robots, that service is loaded only once you begin to fill them in: [SERVICE, IF ANY].

## How to delete it

In your browser’s settings, under “site data”, you can see and delete all of the above. The site keeps working: it will be shown in Spanish again.`,
  },
  terms: {
    title: 'Terms',
    lead: 'How to book, how to pay, and what happens if plans change.',
    text: `## Request and booking

The form is a request and binds you to nothing. We answer with a proposal and a firm price; the booking is made once you accept it in writing and pay the deposit.

Workshops are booked at least {{leadDays}} days ahead, because places are limited. So is the vegetarian buffet.

## Prices

Prices are in euros and include VAT. Logistics, added products, yacht service and waiter service cost extra: each service is priced when you book, and you see it before you pay.

## Deposits

- Workshops: a deposit of {{workshopDeposit}} secures your place.
- Events, catering and private chef: a prior reservation with a deposit of at least {{eventDeposit}}.
- The rest is paid on the day of the event, in cash, by card or by bank transfer.

## Changes and cancellations

If you cancel 3 days ahead or more, we return the deposit or keep it for another date, as you prefer. With less, we keep it: the shopping has been done.

The number of people can be changed until 3 days before, without going below the smallest group. If we cancel, we return everything you have paid.

The law gives no right of withdrawal for catering and leisure services on a fixed date (article 103(l) of Royal Legislative Decree 1/2007); that is why we set these limits.

## Allergies and allergens

The menu says of every dish which of the fourteen allergens it contains and of which it may hold traces (Regulation (EU) 1169/2011 and Royal Decree 126/2015). Our kitchen works with all of them, and we cannot rule out cross-contact. Tell us about your allergies when you book, and remind us when you arrive.

## Workshops and minors

Adult workshops are for people of 18 and over; those for children, from 4 to 18; birthday workshops, from 3. Minors come with an adult who answers for them.

## Feedback

By sending us feedback you allow us to read it and to use it to get better. We do not publish it under your name without asking you first.`,
  },
};
