import { useEffect, useState } from 'react';
import { Dialog } from './dialog/Dialog.tsx';
import { RequestForm, type RequestFormProps } from './RequestForm.tsx';
import { useLanguage, useWords } from './words.ts';
import { workshopAddress, type WorkshopDetails } from './workshop.ts';
import '../styles/workshop.css';

export interface WorkshopDialogProps {
  /** The heading over the form. */
  readonly formTitle: string;
  readonly form: RequestFormProps;
}

/**
 * Opens a workshop's detail over the page when its card (`a[data-workshop]`) is clicked, with the
 * request form already naming it. When the detail cannot be had, the browser goes to its page.
 */
export function WorkshopDialog({ formTitle, form }: WorkshopDialogProps) {
  const { close, loading } = useWords('islands');
  const language = useLanguage();
  const [slug, setSlug] = useState<string>();
  const [details, setDetails] = useState<WorkshopDetails>();

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const { target } = event;
      const link =
        target instanceof Element && target.closest<HTMLAnchorElement>('a[data-workshop]');
      const wanted = link && link.dataset['workshop'];
      if (!wanted) return;
      event.preventDefault();
      setDetails(undefined);
      setSlug(wanted);
      readDetails(wanted, language).then(setDetails, () => location.assign(link.href));
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [language]);

  return (
    <Dialog
      isOpen={slug !== undefined}
      onClose={() => setSlug(undefined)}
      title={details?.heading ?? loading}
      close={close}
      className="workshop"
    >
      {details && details.slug === slug ? (
        <>
          <Details details={details} />
          <section aria-label={formTitle}>
            <h3>{formTitle}</h3>
            <RequestForm key={slug} {...form} workshop={details.heading} draft={slug} />
          </section>
        </>
      ) : (
        <div className="tiles loading" />
      )}
    </Dialog>
  );
}

async function readDetails(slug: string, language: string): Promise<WorkshopDetails> {
  const answer = await fetch(workshopAddress(slug, language));
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return (await answer.json()) as WorkshopDetails;
}

function Details({ details }: { details: WorkshopDetails }) {
  return (
    <>
      <div className="pictures">
        {details.pictures.map((picture) => (
          <img key={picture.src} {...picture} alt={picture.alt ?? ''} />
        ))}
      </div>
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
