/** Words around the questions that visitors ask; questions and answers are content. */
export const questions = {
  _name: 'Preguntas frecuentes',
  title: 'Preguntas que nos hacéis',
  all: 'Todas las preguntas',
} as const;
