import { useState } from 'react';
import { opensElsewhere } from '../../browser/index.ts';
import type { PictureSource } from './picture-source.ts';
import { useLanguage, useWords } from './words.ts';

export interface MapProps {
  /** Name and address of the place, as one would type them into a search for places. */
  readonly query: string;
  /** What stands for Google's map until it is asked for; without it only the button does. */
  readonly picture?: PictureSource | undefined;
}

/** Google's page of a place, for a link. */
export function mapAddress(query: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}

function frameAddress(query: string, language: string): string {
  return `https://www.google.com/maps?output=embed&hl=${language}&q=${encodeURIComponent(query)}`;
}

/** The link that was pressed is gone: whoever goes by keyboard goes on from the map. */
const focus = (frame: HTMLIFrameElement | null) => frame?.focus();

/** The map picture of the place. Google's takes its place only when the visitor asks for it. */
export function MapOnRequest({ query, picture }: MapProps) {
  const words = useWords('islands').map;
  const language = useLanguage();
  const [isAsked, setAsked] = useState(false);
  if (isAsked) {
    return (
      <iframe
        ref={focus}
        className="map"
        title={words.title}
        src={frameAddress(query, language)}
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
      />
    );
  }
  return (
    <div className="map">
      {picture && <img {...picture} loading="lazy" />}
      <p>
        <a
          className="button"
          href={mapAddress(query)}
          rel="noreferrer"
          onClick={(event) => {
            if (opensElsewhere(event)) return;
            event.preventDefault();
            setAsked(true);
          }}
        >
          {words.show}
        </a>
        <small>{words.notice}</small>
      </p>
    </div>
  );
}
