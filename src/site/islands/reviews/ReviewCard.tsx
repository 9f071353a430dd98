import type { Review } from '../../../reviews/index.ts';
import { fill, useWords } from '../words.ts';
import { fullStars, starText } from './read-reviews.ts';

export function Stars({ rating }: { rating: number }) {
  const words = useWords('islands').reviews;
  return (
    <span className="stars" role="img" aria-label={fill(words.stars, { stars: fullStars(rating) })}>
      {starText(rating)}
    </span>
  );
}

/** A review as its author wrote it, with its line breaks. */
export function ReviewCard({ review }: { review: Review }) {
  const words = useWords('islands').reviews;
  const { authorName, authorUrl, profilePhotoUrl, rating, relativeTime, text, reportUrl } = review;
  const name = authorName || words.anonymous;
  return (
    <li>
      <p className="author">
        {profilePhotoUrl && (
          <img src={profilePhotoUrl} alt="" width="40" height="40" loading="lazy" />
        )}
        {authorUrl ? (
          <a href={authorUrl} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        ) : (
          <b>{name}</b>
        )}
      </p>
      <p>
        <Stars rating={rating} /> <span className="soft small">{relativeTime}</span>
      </p>
      <p className="review-text">{text}</p>
      {reportUrl && (
        <a className="small" href={reportUrl} target="_blank" rel="noopener noreferrer">
          {words.report}
        </a>
      )}
    </li>
  );
}
