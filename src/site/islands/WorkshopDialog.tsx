import { useState } from 'react';
import { Dialog } from './dialog/Dialog.tsx';
import { useFragment } from './dialog/useLayer.ts';
import { useLinks } from './dialog/useLinks.ts';
import { readAhead } from './read-ahead.ts';
import { RequestForm, type RequestFormProps } from './RequestForm.tsx';
import { useLanguage, useWords } from './words.ts';
import { workshopAddress, type WorkshopDetails } from './workshop.ts';
import '../styles/workshop.css';

export interface WorkshopDialogProps {
  /** The heading over the form. */
  readonly formTitle: string;
  readonly form: RequestFormProps;
}

/** Begins the page's fragment while the dialog is open; the workshop's slug follows. */
const FRAGMENT = 'workshop-';

/**
 * Opens a workshop's detail over the page when its card (`a[data-workshop]`) is clicked, with the
 * request form already naming it. When the detail cannot be had, the browser goes to its page.
 */
export function WorkshopDialog({ formTitle, form }: WorkshopDialogProps) {
  const { close, loading } = useWords('islands');
  const language = useLanguage();
  const [slug, setSlug] = useState<string>();
  const [details, setDetails] = useState<WorkshopDetails>();

  function open(link: HTMLAnchorElement): void {
    const wanted = link.dataset['workshop'] ?? '';
    setDetails(undefined);
    setSlug(wanted);
    // In place of the dialog's entry in the history: Back is not to open it again.
    readDetails(wanted, language).then(setDetails, () => location.replace(link.href));
  }

  useLinks('a[data-workshop]', open);
  // A reload, Forward, a change of language or a shared address brings the dialog back.
  useFragment((fragment) => {
    const wanted = fragment.startsWith(FRAGMENT) ? fragment.slice(FRAGMENT.length) : '';
    const link = document.querySelector<HTMLAnchorElement>(
      `a[data-workshop="${CSS.escape(wanted)}"]`,
    );
    if (link && wanted !== slug) open(link);
  });

  return (
    <Dialog
      isOpen={slug !== undefined}
      onClose={() => setSlug(undefined)}
      title={details?.heading ?? loading}
      close={close}
      className="workshop"
      layer="workshop"
      fragment={slug ? FRAGMENT + slug : ''}
    >
      {details && details.slug === slug ? (
        <>
          <Details details={details} />
          <section aria-label={formTitle}>
            <h3>{formTitle}</h3>
            <RequestForm
              key={slug}
              {...form}
              preset={{ service: details.service }}
              {...(!details.outOfSeason && { workshop: details.heading })}
              draft={slug}
            />
          </section>
        </>
      ) : (
        <div className="tiles loading" />
      )}
    </Dialog>
  );
}

async function readDetails(slug: string, language: string): Promise<WorkshopDetails> {
  return JSON.parse(await readAhead(workshopAddress(slug, language))) as WorkshopDetails;
}

function Details({ details }: { details: WorkshopDetails }) {
  return (
    <>
      <div className="pictures">
        {details.pictures.map((picture) => (
          <img key={picture.src} {...picture} alt={picture.alt ?? ''} />
        ))}
      </div>
      {details.outOfSeason && <p className="note">{details.outOfSeason}</p>}
      {details.description.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <dl className="workshop-facts">
        {details.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="lists">
        <Lines title={details.inclusionsTitle} lines={details.inclusions} />
        <Lines title={details.pricingTitle} lines={details.pricing} />
      </div>
      <p className="note">{details.paymentNote}</p>
      <p className="note">{details.reservationNote}</p>
    </>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
