import type { Words } from '../words.ts';
import type { contact as original } from '../es/contact.ts';

export const contact: Words<typeof original> = {
  title: 'Contact',
  details: 'Where to find us',
  address: 'Address',
  phone: 'Phone',
  email: 'E-mail',
  hours: 'Opening hours',
  write: 'Write to us',
  find: 'Getting here',
  feedback: {
    title: 'How did it go?',
    lead: 'Five ratings and whatever you would like to tell us. We read everything.',
  },
  thanks: {
    request: {
      text: 'We will get back to you as soon as possible.',
    },
    contact: {
      text: 'We have received your message.',
    },
    feedback: {
      text: 'We will read it with care.',
      next: 'If you left us your e-mail and there is something to put right, we will write to you.',
    },
  },
  answer: {
    mend: 'Nearly there: check the form',
    mendText: 'Nothing you wrote has been lost. Put right what is marked and send it again.',
    failed: 'We could not receive what you sent',
    failedText:
      'Something went wrong on our side. What you wrote is still here: wait a moment and send it again.',
    malformed: 'The form didn’t reach us in one piece.',
    busy: 'We’re getting more than we can handle just now. Wait a moment and send it again.',
    goBack:
      'What you wrote isn’t lost: use your browser’s back button and it’s still there, in the form.',
    emptyForm: 'Go to the form',
  },
};
