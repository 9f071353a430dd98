import { useState } from 'react';
import { useLanguage, useWords } from './words.ts';

export interface MapProps {
  /** Name and address of the place, as one would type them into a search for places. */
  readonly query: string;
  /** What the drawn map shows, in words. */
  readonly picture: string;
}

/** The map that is drawn by us. */
const DRAWING = { src: '/map.svg', width: 960, height: 480 } as const;

/** Google's page of a place, for a link. */
export function mapAddress(query: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}

function frameAddress(query: string, language: string): string {
  return `https://www.google.com/maps?output=embed&hl=${language}&q=${encodeURIComponent(query)}`;
}

/** A map drawn by us. Google's takes its place only when the visitor asks for it. */
export function MapOnRequest({ query, picture }: MapProps) {
  const words = useWords('islands').map;
  const language = useLanguage();
  const [isAsked, setAsked] = useState(false);
  if (isAsked) {
    return (
      <iframe
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
      <img {...DRAWING} alt={picture} loading="lazy" />
      <p>
        <a
          className="button"
          href={mapAddress(query)}
          rel="noreferrer"
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
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
