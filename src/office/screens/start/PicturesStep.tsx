import { useCallback, useRef } from 'react';
import { useTranslate } from 'ra-core';
import { useSay } from '../../app/say.ts';
import { Failed } from '../../ui/Failed.tsx';
import { LoadingBar } from '../../ui/Loading.tsx';
import { Section } from '../../ui/Section.tsx';
import { api } from '../content/api.ts';
import { refIn } from '../content/picture-address.ts';
import { StoredPicture } from '../content/StoredPicture.tsx';
import type { PictureInFull } from '../pictures/picture.ts';
import { UploadPanel } from '../pictures/UploadPanel.tsx';
import { StartDocument } from './StartDocument.tsx';
import { useStarted } from './use-started.ts';

const params = { type: 'galleryPicture' };

/** The first pictures, for the gallery; what each shows is asked for who does not see it. */
export function PicturesStep() {
  const t = useTranslate();
  const say = useSay();
  const { started: pictures, error, refetch } = useStarted(params.type);
  const taken = useRef(new Set<string>());
  const add = useCallback(
    ({ ref }: PictureInFull) => {
      if (taken.current.has(ref)) return;
      taken.current.add(ref);
      const image = { _type: 'image', asset: { _type: 'reference', _ref: ref } };
      const values = { image, displayOrder: taken.current.size };
      api('POST /content/:type', { params, body: { values } })
        .then(() => refetch())
        .catch((failure: unknown) => {
          taken.current.delete(ref);
          say(failure);
        });
    },
    // oxlint-disable-next-line react/exhaustive-deps -- `say` is another one at each rendering
    [refetch],
  );
  return (
    <>
      <UploadPanel onUploaded={add} />
      {error && <Failed error={error} onRetry={refetch} />}
      {!pictures && !error && <LoadingBar />}
      {pictures?.map(({ id }, index) => (
        <Section key={id} title={t('start.pictures.number', { number: index + 1 })} level={3}>
          <StartDocument
            type="galleryPicture"
            id={id}
            asks={{ image: ['alt'] }}
            about={({ image }) => <StoredPicture file={refIn(image)} />}
          />
        </Section>
      ))}
    </>
  );
}
