import { sharedWords } from '../../app/shared-words.ts';
import type { BilingualWords } from '../../words.ts';

/** The words of the editor of longer texts. */
export const richTextWords = {
  richText: {
    toolbar: { es: 'Formato de {{name}}', en: 'Format of {{name}}' },
    styles: {
      normal: { es: 'Texto', en: 'Text' },
      h2: { es: 'Título', en: 'Heading' },
      h3: { es: 'Subtítulo', en: 'Subheading' },
      h4: { es: 'Título pequeño', en: 'Small heading' },
      blockquote: { es: 'Cita', en: 'Quotation' },
    },
    style: { es: 'Estilo', en: 'Style' },
    bold: { es: 'Negrita', en: 'Bold' },
    italic: { es: 'Cursiva', en: 'Italic' },
    bullet: { es: 'Lista', en: 'List' },
    number: { es: 'Lista numerada', en: 'Numbered list' },
    link: sharedWords.link,
    linkAddress: { es: 'Dirección del enlace', en: 'Address of the link' },
    linkHelp: {
      es: 'Una web, un correo o una página de aquí: /menu',
      en: 'A website, an email address or a page of this site: /menu',
    },
    linkWrong: {
      es: 'Así no lleva a ningún sitio. Prueba con ejemplo.com, un correo o /menu.',
      en: 'That doesn’t lead anywhere. Try example.com, an email address or /menu.',
    },
    linkRemove: { es: 'Quitar el enlace', en: 'Remove the link' },
    picture: { es: 'Foto', en: 'Photo' },
    pictureBeside: { es: 'Foto junto al texto', en: 'Photo beside text' },
    left: { es: 'Foto a la izquierda', en: 'Photo on the left' },
    right: { es: 'Foto a la derecha', en: 'Photo on the right' },
    beside: { es: 'Texto junto a la foto', en: 'Text beside the photo' },
    alt: { es: 'Qué se ve en la foto', en: 'What the photo shows' },
    apply: { es: 'Poner', en: 'Set' },
  },
} satisfies BilingualWords;
