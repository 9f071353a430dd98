import type { Words } from '../words.ts';
import type { emails as original } from '../es/emails.ts';

export const emails: Words<typeof original> = {
  labels: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    date: 'Date',
    time: 'Time',
    participants: 'People',
    company: 'Company',
    workshop: 'Workshop',
    service: 'Service',
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
  ratings: { score: '{{score}} out of 5', none: 'Not rated' },
  visitor: {
    labels: { willReturn: 'Would you come back?', recommend: 'Would you recommend us?' },
    signature: 'Warm regards,\nthe {{business}} team',
    whyYou:
      'You are receiving this email because somebody entered this address in a form on {{site}}. If it was not you, simply delete it: we will not send you any advertising.',
    notRepeated:
      'For safety we don’t repeat names or messages here: this email writes itself, to an address that nobody has checked yet.',
    request: {
      subject: 'We have received your request for {{date}}',
      preview: 'It has reached us. We will get back to you as soon as possible.',
      heading: 'Thank you! We have your request',
      intro:
        'This is what you asked us for. If anything is not right, reply to this email and we will put it straight.',
      next: 'What happens next',
      calendar:
        'We have attached the appointment for your calendar. It is provisional until we confirm it.',
    },
    contact: {
      subject: 'We have received your message',
      preview: 'It has reached us. We will reply very soon.',
      heading: 'Thank you for writing to us!',
      intro: 'Your message has arrived safely.',
      next: 'What happens next',
      answer: 'Somebody on the team reads it and replies to this address very soon.',
      more: 'If you would like to add anything, reply to this email.',
    },
    feedback: {
      subject: 'Thank you for your feedback',
      preview: 'It helps us to cook and to look after you better.',
      heading: 'Thank you for your feedback!',
      intro: 'We read every word, and it helps us to do better. This is how you rated us.',
      next: 'What happens next',
      answer: 'The team talks it over and, if anything fell short, puts it right.',
      more: 'If there is anything else you would like to tell us, reply to this email.',
    },
  },
  owner: {
    labels: { willReturn: 'Would they come back?', recommend: 'Would they recommend us?' },
    signature: 'This notice comes from the website of {{business}}.',
    reply: 'Reply to {{name}}',
    call: 'Reply to this email and it will reach {{name}}.',
    noAddress: 'They left no email address that can be written to.',
    allergies:
      'They have stated allergies. For privacy these are not in this email: see the inbox.',
    confirmationHeld:
      'We haven’t sent them the confirmation: too many have gone to that address, or from that connection. You can send it from the inbox.',
    held: 'Emails held back right now because too much came in: {{count}}. They are in the inbox.',
    request: {
      subject: 'Request from {{name}} for {{date}}',
      preview: '{{time}} · {{participants}} people',
      heading: 'New request from {{name}}',
      intro: 'It came through the form on the website.',
      quote: 'Message',
      soon: 'The date is less than {{days}} days away.',
    },
    contact: {
      subject: 'Message from {{name}}',
      preview: 'They wrote through the contact form.',
      heading: 'New message from {{name}}',
      intro: 'It came through the contact form.',
      quote: 'Message',
    },
    feedback: {
      subject: 'Feedback from {{name}}: {{average}} out of 5',
      preview: 'They have rated their visit.',
      heading: 'New feedback from {{name}}',
      intro: 'It came through the survey on the website.',
      quote: 'Comments',
    },
  },
  calendar: {
    summary: 'To be confirmed: {{business}}',
    description:
      'Appointment requested from {{business}} for {{participants}} people. It is provisional until we confirm it.\nReference: {{reference}}',
    filename: 'appointment.ics',
  },
};
