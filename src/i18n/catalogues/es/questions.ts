/** Words around the questions that visitors ask; questions and answers are content. */
export const questions = {
  _name: 'Preguntas frecuentes',
  title: 'Preguntas frecuentes',
  all: 'Todas las preguntas',
} as const;
