import { fill, useWords } from '../words.ts';
import '../../styles/control.css';

interface ControlsProps {
  count: number;
  position: number;
  isPaused: boolean;
  /** Absent where it does not move by itself. */
  onPause: ((isPaused: boolean) => void) | undefined;
  onStep: (step: number) => void;
  onPick: (slide: number) => void;
}

/** Previous, a dot for each slide, Next, and a way to stop the motion (WCAG 2.2.2). */
export function Controls(props: ControlsProps) {
  const { count, position, isPaused, onPause, onStep, onPick } = props;
  const words = useWords('islands').carousel;
  return (
    <div className="carousel-controls">
      <Control label={words.previous} path="M15 5l-7 7 7 7" turns onClick={() => onStep(-1)} />
      <ul className="dots">
        {Array.from({ length: count }, (_, slide) => (
          <li key={slide}>
            <button
              type="button"
              aria-label={fill(words.goTo, { number: slide + 1 })}
              aria-current={slide === position || undefined}
              onClick={() => onPick(slide)}
            />
          </li>
        ))}
      </ul>
      <Control label={words.next} path="M9 5l7 7-7 7" turns onClick={() => onStep(1)} />
      {onPause && (
        <Control
          label={isPaused ? words.play : words.pause}
          path={isPaused ? 'M8 5v14l11-7z' : 'M8 5v14M16 5v14'}
          onClick={() => onPause(!isPaused)}
        />
      )}
    </div>
  );
}

interface ControlProps {
  label: string;
  path: string;
  /** Is it mirrored where the script runs from right to left? */
  turns?: boolean;
  onClick: () => void;
}

/** A round button with a drawn sign. */
export function Control({ label, path, turns = false, onClick }: ControlProps) {
  return (
    <button type="button" className="control" aria-label={label} onClick={onClick}>
      <svg
        className={turns ? 'icon turns' : 'icon'}
        viewBox="0 0 24 24"
        width="24"
        height="24"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    </button>
  );
}
