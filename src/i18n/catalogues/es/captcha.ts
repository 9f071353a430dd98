/** The question that stands in for the captcha where no script runs. */
export const captcha = {
  _name: 'Pregunta contra robots',
  question: '¿Cuánto son {{left}} más {{right}}?',
  numbers: {
    _name: 'Los números',
    n1: 'uno',
    n2: 'dos',
    n3: 'tres',
    n4: 'cuatro',
    n5: 'cinco',
    n6: 'seis',
    n7: 'siete',
    n8: 'ocho',
    n9: 'nueve',
  },
} as const;
