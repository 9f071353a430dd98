import * as v from 'valibot';
import { list, singleton } from '../collection.ts';
import {
  displayOrder,
  documentFields,
  localizedString,
  localizedText,
  picture,
  serviceKey,
  items,
} from './common.ts';
import { inGroup, field, optionalField } from './field.ts';
import { localizedRichText } from './rich-text.ts';

export const teamMember = v.object({
  ...documentFields,
  _type: v.literal('teamMember'),
  name: field(v.string(), { label: { es: 'Nombre', en: 'Name' } }),
  role: field(localizedString, { label: { es: 'Puesto', en: 'Role' } }),
  bio: optionalField(localizedText, { label: { es: 'Presentación', en: 'About them' } }),
  image: optionalField(picture, { label: { es: 'Foto', en: 'Photo' } }),
  displayOrder,
});

/** Singleton: the story, pictures and film of the about page. */
export const about = v.object({
  ...documentFields,
  _type: v.literal('about'),
  title: field(localizedString, { label: { es: 'Título', en: 'Title' } }),
  lead: field(localizedText, { label: { es: 'Entradilla', en: 'Lead' } }),
  story: field(localizedRichText, { label: { es: 'Historia', en: 'Story' } }),
  ...inGroup('film', {
    poster: field(picture, {
      label: { es: 'Foto del vídeo', en: 'Film poster' },
      help: { es: 'Se ve mientras el vídeo no empieza.', en: 'Shown until the film starts.' },
    }),
    /** Files of the film, preferred format first. */
    film: optionalField(
      items({
        url: field(v.string(), { label: { es: 'Archivo', en: 'File' }, input: 'link' }),
        mimeType: field(v.string(), {
          label: { es: 'Formato', en: 'Format' },
          help: { es: 'Por ejemplo, video/mp4.', en: 'For example, video/mp4.' },
        }),
      }),
      {
        label: { es: 'Vídeo', en: 'Film' },
        help: {
          es: 'El mismo vídeo en uno o varios formatos; el navegador usa el primero que sabe reproducir.',
          en: 'The same film in one or more formats; browsers play the first one they can.',
        },
      },
      [],
    ),
  }),
  ...inGroup('photos', {
    catering: optionalField(
      v.array(picture),
      { label: { es: 'Fotos de catering', en: 'Catering photos' } },
      [],
    ),
    /** The service that those photos are of, by its key. */
    service: optionalField(serviceKey, {
      label: { es: 'Servicio de esas fotos', en: 'Service of those photos' },
      help: { es: 'Adonde lleva su enlace.', en: 'Where their link leads.' },
    }),
    events: optionalField(
      v.array(picture),
      { label: { es: 'Fotos de eventos', en: 'Event photos' } },
      [],
    ),
  }),
});

export type About = v.InferOutput<typeof about>;

export const teamMemberCollection = list('team', teamMember, {
  place: 130,
  page: '/about',
  form: {
    one: { es: 'persona del equipo', en: 'team member' },
    several: { es: 'equipo', en: 'team' },
  },
  order: 'displayOrder',
  fallsBackToSample: true,
});

export const aboutCollection = singleton('about', about, {
  place: 140,
  page: '/about',
  form: {
    one: { es: 'página «Nosotros»', en: 'about page' },
    groups: {
      content: { es: 'Contenido', en: 'Content' },
      film: { es: 'Vídeo', en: 'Film' },
      photos: { es: 'Fotos', en: 'Photos' },
    },
  },
  fallsBackToSample: true,
});
