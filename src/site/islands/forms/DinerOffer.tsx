/** Where the allergy and diet filter, if one is on, offers to fill in the allergies. It is not React's. */
export function DinerOffer() {
  return <div data-diner-offer="" dangerouslySetInnerHTML={NOTHING} suppressHydrationWarning />;
}

const NOTHING = { __html: '' };
