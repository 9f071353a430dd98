import * as v from 'valibot';
import { list } from '../collection.ts';
import {
  displayOrder,
  documentFields,
  localizedString,
  localizedText,
  picture,
  isoDay,
} from './common.ts';
import { field, optionalField } from './field.ts';

export const galleryPicture = v.object({
  ...documentFields,
  _type: v.literal('galleryPicture'),
  image: field(picture, { label: { es: 'Foto', en: 'Photo' } }),
  displayOrder,
});

/** A gastronomic experience that took place, for /past-experiences. */
export const pastExperience = v.object({
  ...documentFields,
  _type: v.literal('pastExperience'),
  title: field(localizedString, { label: { es: 'Título', en: 'Title' } }),
  text: field(localizedText, { label: { es: 'Texto', en: 'Text' } }),
  /** yyyy-mm-dd */
  date: field(isoDay, { label: { es: 'Fecha', en: 'Date' } }),
  guests: optionalField(v.number(), { label: { es: 'Comensales', en: 'Guests' } }),
  images: optionalField(v.array(picture), { label: { es: 'Fotos', en: 'Photos' } }, []),
});

export type GalleryPicture = v.InferOutput<typeof galleryPicture>;
export type PastExperience = v.InferOutput<typeof pastExperience>;

export const galleryPictureCollection = list('galleryPictures', galleryPicture, {
  place: 100,
  fillsPage: true,
  page: '/gallery',
  form: {
    one: { es: 'foto de la galería', en: 'gallery photo' },
    several: { es: 'fotos de la galería', en: 'gallery photos' },
  },
  order: 'displayOrder',
  fallsBackToSample: true,
});

export const pastExperienceCollection = list('pastExperiences', pastExperience, {
  place: 150,
  fillsPage: true,
  page: '/past-experiences',
  form: {
    one: { es: 'experiencia pasada', en: 'past experience' },
    several: { es: 'experiencias pasadas', en: 'past experiences' },
  },
  order: 'date',
  dateField: 'date',
  fallsBackToSample: true,
});
