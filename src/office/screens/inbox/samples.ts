/** Texts to begin with, which the owner makes their own. */
export const SAMPLE_TEXTS = [
  {
    name: 'Presupuesto / Quote',
    texts: {
      es: {
        subject: 'Tu solicitud para el {{date}}',
        body: 'Hola, {{firstName}}:\n\nGracias por pensar en nosotros para el {{date}}. Hemos visto que serían {{participants}} personas y te preparamos un presupuesto. Te lo mandamos en cuanto esté.\n\nSi quieres contarnos algo más, responde a este correo.\n\nUn saludo,\n{{business}}',
      },
      en: {
        subject: 'Your request for {{date}}',
        body: "Hello {{firstName}},\n\nThank you for thinking of us for {{date}}. We've seen that there would be {{participants}} of you, and we're putting a quote together. You'll have it as soon as it's ready.\n\nIf there's anything else we should know, just reply to this email.\n\nBest wishes,\n{{business}}",
      },
    },
  },
  {
    name: 'Completo ese día / Full that day',
    texts: {
      es: {
        subject: 'Sobre el {{date}}',
        body: 'Hola, {{firstName}}:\n\nGracias por escribirnos. Lo sentimos mucho, pero el {{date}} ya lo tenemos completo. ¿Te vendría bien otro día? Dinos cuál y lo miramos.\n\nUn saludo,\n{{business}}',
      },
      en: {
        subject: 'About {{date}}',
        body: "Hello {{firstName}},\n\nThank you for writing to us. We're very sorry, but we're already full on {{date}}. Would another day suit you? Tell us which and we'll have a look.\n\nBest wishes,\n{{business}}",
      },
    },
  },
  {
    name: 'Gracias / Thank you',
    texts: {
      es: {
        subject: 'Gracias por escribirnos',
        body: 'Hola, {{firstName}}:\n\nMuchas gracias por tu mensaje.\n\nUn saludo,\n{{business}}',
      },
      en: {
        subject: 'Thank you for writing',
        body: 'Hello {{firstName}},\n\nThank you very much for your message.\n\nBest wishes,\n{{business}}',
      },
    },
  },
] as const;
