import type { Words } from '../words.ts';
import type { contact as original } from '../es/contact.ts';

export const contact: Words<typeof original> = {
  _name: 'Contact page',
  title: 'Contact',
  details: 'Where to find us',
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  hours: 'Opening hours',
  write: 'Write to us',
  find: 'Getting here',
  feedback: {
    _name: 'Leaving feedback',
    title: 'How was it?',
    lead: 'Five ratings and anything you’d like to tell us. We read every word.',
  },
  thanks: {
    _name: 'Thank-you page',
    request: {
      _name: 'Requests',
      text: 'We will get back to you as soon as possible.',
    },
    contact: {
      _name: 'Messages',
      text: 'We’ve got your message.',
    },
    feedback: {
      _name: 'Feedback',
      text: 'We’ll read it carefully.',
      next: 'If you left us your email and there’s something to put right, we’ll write to you.',
    },
  },
  pictureBounds: 'JPEG, PNG or WebP, up to 8 MB in all.',
  answer: {
    _name: 'Answer to what was sent',
    mend: 'Nearly there: check the form',
    mendText: 'Nothing you wrote has been lost. Fix what’s marked and send it again.',
    failed: 'What you sent didn’t reach us',
    failedText:
      'Something went wrong on our side. What you wrote is still here: give it a moment and send it again.',
    largePicture: 'The pictures are too large: together they may take up 8 MB.',
    malformed: 'The form didn’t reach us in one piece.',
    busy: 'We’re getting more than we can handle just now. Give it a moment and send it again.',
    goBack:
      'What you wrote isn’t lost: use your browser’s back button and it’s still there, in the form.',
    emptyForm: 'Go to the form',
  },
};
