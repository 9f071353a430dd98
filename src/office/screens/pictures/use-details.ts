import { useState } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import { isStale } from '../../app/call.ts';
import { useSay } from '../../app/say.ts';
import { useWork } from '../../app/use-work.ts';
import { useTell } from '../../ui/tell.tsx';
import { useUnsaved } from '../../ui/unsaved.ts';
import { api } from './api.ts';
import type { LibraryPicture } from './picture.ts';

type Details = Pick<LibraryPicture, 'alt' | 'focalPoint'>;

/** What is being said of a picture, and its way to the server. */
export function useDetails(stored: LibraryPicture) {
  const t = useTranslate();
  const say = useSay();
  const tell = useTell({ isOfScreen: true });
  const notify = useNotify();
  const [picture, setPicture] = useState(stored);
  const [details, setDetails] = useState<Details>(stored);
  /** What somebody else has said in the meantime. */
  const [theirs, setTheirs] = useState<LibraryPicture | null>(null);
  const { isBusy, work } = useWork();
  useUnsaved(!isSame(details, picture));
  const take = (other: LibraryPicture) => {
    setPicture(other);
    setDetails(other);
    setTheirs(null);
    tell({ text: t('pictures.detail.taken'), undo: () => setDetails(details) });
  };
  const send = async (revision: string) => {
    const { alt, focalPoint } = details;
    const body = { alt, focalPoint: focalPoint && { x: focalPoint.x, y: focalPoint.y } };
    const params = { id: picture.id };
    const saved = await api('PUT /pictures/:id', { params, body, revision }).catch((error) => {
      const current = isStale(error) && (error.details['current'] as LibraryPicture);
      // It says that already: the answer to the same was lost.
      if (current && isSame(details, current)) return current;
      throw error;
    });
    setPicture(saved);
    // What was typed on meanwhile stays, to be saved next.
    setDetails((now) => (now === details ? saved : now));
    setTheirs(null);
    notify('pictures.detail.saved', { type: 'success' });
  };
  const save = (revision = picture.revision) =>
    work(
      () => send(revision),
      (error) => {
        if (isStale(error)) setTheirs(error.details['current'] as LibraryPicture);
        else say(error);
      },
    );
  const change = (changed: Partial<Details>) => setDetails((before) => ({ ...before, ...changed }));
  return { picture, details, change, save, isBusy, theirs, take };
}

/** Do both say the same of a picture? */
function isSame(one: Details, other: Details): boolean {
  const said = ({ alt, focalPoint }: Details) => [
    ...Object.values(alt),
    ...[focalPoint?.x, focalPoint?.y],
  ];
  return said(one).every((part, index) => part === said(other)[index]);
}
