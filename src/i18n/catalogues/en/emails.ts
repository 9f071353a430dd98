import type { Words } from '../words.ts';
import type { emails as original } from '../es/emails.ts';

export const emails: Words<typeof original> = {
  _name: 'Emails',
  labels: {
    _name: 'Names of the details',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    participants: 'People',
    company: 'Company',
    workshop: 'Workshop',
    estimate: 'Estimate shown to the visitor',
    language: 'Language',
    received: 'Received',
    reference: 'Reference',
    visit: 'Day of the visit',
    address: 'Address',
    website: 'Website',
    privacy: 'Privacy',
  },
  slot: '{{part}} ({{hours}})',
  picture: 'One picture',
  ratings: {
    _name: 'Ratings',
    score: '{{score}} out of 5',
    none: 'Not rated',
  },
  answer: {
    _name: 'Subject of answers',
    dated: 'Your request for {{date}}',
    request: 'Your request',
    contact: 'Your message',
    feedback: 'Your feedback',
  },
  visitor: {
    _name: 'To the customer',
    labels: {
      _name: 'Names of the details',
      willReturn: 'Would you come back?',
      recommend: 'Would you recommend us?',
    },
    signature: 'Warm regards,\nthe {{business}} team',
    whyYou:
      'You’re getting this email because somebody entered this address in a form on {{site}}. If it wasn’t you, just delete it: we won’t send you any advertising.',
    notRepeated:
      'This automatic email goes to an address that nobody has checked yet, so it doesn’t repeat names, messages or allergies, but we’ve received everything you wrote.',
    request: {
      _name: 'Requests',
      subject: 'We’ve got your request for {{date}}',
      undated: 'We’ve got your request',
      preview: 'It’s reached us. We’ll get back to you as soon as possible.',
      heading: 'Thank you! We’ve got your request',
      intro:
        'This is what you asked for. If anything isn’t right, reply to this email and we’ll put it right.',
      next: 'What happens next',
      calendar:
        'We’ve attached the appointment for your calendar. It’s provisional until we confirm it.',
    },
    contact: {
      _name: 'Messages',
      subject: 'We’ve got your message',
      preview: 'It’s reached us, and somebody will read it.',
      heading: 'Thanks for writing to us!',
      intro: 'Your message has arrived safely.',
      next: 'What happens next',
      answer: 'Somebody on the team will read it and reply to you.',
      more: 'If you’d like to add anything, reply to this email.',
    },
    feedback: {
      _name: 'Feedback',
      subject: 'Thank you for your feedback',
      preview: 'It helps us cook better and look after you better.',
      heading: 'Thank you for your feedback!',
      intro: 'We read every word, and it helps us do better. This is how you rated us.',
      next: 'What happens next',
      answer: 'The team talks it over and, if anything fell short, puts it right.',
      more: 'If there’s anything else you’d like to tell us, reply to this email.',
    },
  },
  owner: {
    _name: 'To you',
    labels: {
      _name: 'Names of the details',
      willReturn: 'Would they come back?',
      recommend: 'Would they recommend us?',
    },
    signature: 'This notice comes from the website of {{business}}.',
    reply: 'Reply to {{name}}',
    call: 'Reply to this email and it will reach {{name}}.',
    noAddress: 'They didn’t leave an email address we can write to.',
    allergies:
      'They’ve told us about allergies. For privacy these aren’t in this email: see the Inbox.',
    confirmationHeld:
      'We haven’t sent them the confirmation: too many have gone to that address, or from that connection. You can send it from the Inbox.',
    held: 'Emails held back right now because too much came in: {{count}}. They’re in the Inbox.',
    request: {
      _name: 'Requests',
      subject: 'Request from {{name}} for {{date}}',
      undated: 'Request from {{name}}',
      preview: '{{time}} · {{participants|person|people}}',
      heading: 'New request from {{name}}',
      intro: 'It came through the form on the website.',
      quote: 'Message',
      soon: 'The date is less than {{days|day|days}} away.',
    },
    contact: {
      _name: 'Messages',
      subject: 'Message from {{name}}',
      preview: 'They wrote through the contact form.',
      heading: 'New message from {{name}}',
      intro: 'It came through the contact form.',
      quote: 'Message',
    },
    feedback: {
      _name: 'Feedback',
      subject: 'Feedback from {{name}}: {{average}} out of 5',
      preview: 'They’ve rated their visit.',
      heading: 'New feedback from {{name}}',
      intro: 'It came through the survey on the website.',
      quote: 'Comments',
    },
  },
  calendar: {
    _name: 'Calendar entry',
    summary: 'To be confirmed: {{event}}',
    description:
      'Appointment requested with {{business}} for {{participants|person|people}}. It’s provisional until we confirm it.\nReference: {{reference}}',
    filename: 'appointment.ics',
  },
};
