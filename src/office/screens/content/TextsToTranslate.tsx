import { Button } from '@mui/material';
import { useCallback, useState } from 'react';
import { useTranslate } from 'ra-core';
import type { Answer } from '../../app/api.ts';
import type { Api } from '../../api.types.ts';
import { useWork } from '../../app/use-work.ts';
import { DocumentTexts, type Publish } from './DocumentTexts.tsx';
import { PlainList } from '../../ui/PlainList.tsx';

type Untranslated = Answer<Api<'content'>, 'GET /content-translations'>['data'][number];

interface TextsOptions {
  readonly documents: readonly Untranslated[];
  /** Resolves once the list has followed. */
  onPublished(): Promise<void>;
}

/** The documents that lack texts in a language, published one by one or all that are whole. */
export function TextsToTranslate({ documents, onPublished }: TextsOptions) {
  const t = useTranslate();
  const [ready, setReady] = useState<ReadonlyMap<string, Publish>>(new Map());
  const { isBusy, work } = useWork();
  const tellReady = useCallback((id: string, publish: Publish | null) => {
    setReady((before) => {
      const next = new Map(before);
      if (publish) next.set(id, publish);
      else next.delete(id);
      return next;
    });
  }, []);
  const publishAll = async () => {
    for (const publish of ready.values()) await publish();
    await onPublished();
  };
  return (
    <>
      {ready.size > 1 && (
        <Button
          variant="contained"
          loading={isBusy}
          sx={{ mb: 2 }}
          onClick={() => void work(publishAll)}
        >
          {t('content.translations.publishAll', { count: ready.size })}
        </Button>
      )}
      <PlainList gap={1.5}>
        {documents.map((document) => (
          <DocumentTexts
            key={document.id}
            document={document}
            onReady={tellReady}
            onPublished={onPublished}
          />
        ))}
      </PlainList>
    </>
  );
}
