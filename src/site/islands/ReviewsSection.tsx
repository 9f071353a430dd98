import { useEffect, useState } from 'react';
import { formatNumber } from '../../i18n/index.ts';
import { mapAddress, MapOnRequest, type MapProps } from './MapOnRequest.tsx';
import type { ReviewsAnswer } from '../../reviews/index.ts';
import { readReviews } from './reviews/read-reviews.ts';
import { ReviewCard, Stars } from './reviews/ReviewCard.tsx';
import { fill, useLanguage, useWords } from './words.ts';

export interface ReviewsSectionProps {
  readonly map: MapProps;
  /** Whether a provider is configured; there is nothing to ask for without one. */
  readonly isConfigured: boolean;
}

/** At most so many reviews are shown. */
const MOST_REVIEWS = 6;

/**
 * What Google's reviewers say. While it loads, when it fails and when there is nothing, the
 * fallback: a heading, the map picture, the link. Reviews are never shown beside a map, as
 * Google's terms ask.
 */
export function ReviewsSection(props: ReviewsSectionProps) {
  const { map, isConfigured } = props;
  const words = useWords('islands').reviews;
  const language = useLanguage();
  const [reviews, setReviews] = useState<ReviewsAnswer>();

  useEffect(() => {
    if (!isConfigured) return;
    let isGone = false;
    readReviews(language).then(
      (found) => !isGone && setReviews(found),
      // Kept silent: the fallback says all that a visitor needs.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [language, isConfigured]);

  const link = (
    <a
      className="more"
      href={reviews?.mapsUrl ?? mapAddress(map.query)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {words.link} <span className="hide">{words.newTab}</span>
      <span aria-hidden="true">↗</span>
    </a>
  );
  if (!reviews?.reviews.length) {
    return (
      <div className="reviews-fallback">
        <h2>{words.fallbackTitle}</h2>
        <MapOnRequest {...map} />
        {link}
      </div>
    );
  }
  const { rating, total } = reviews;
  return (
    <div className="reviews">
      <h2>{words.title}</h2>
      <p className="average">
        <Stars rating={rating} />
        <b>{fill(words.score, { rating: formatNumber(rating, language, 1) })}</b>
        {typeof total === 'number' && (
          <span>
            {fill(total === 1 ? words.one : words.other, { count: formatNumber(total, language) })}
          </span>
        )}
      </p>
      <ul className="review-cards">
        {reviews.reviews.slice(0, MOST_REVIEWS).map((review, index) => (
          <ReviewCard key={index} review={review} />
        ))}
      </ul>
      <p className="small soft">{words.attribution}</p>
      {link}
    </div>
  );
}
