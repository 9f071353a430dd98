/** The size of the sheet's type by how many groups it has to hold: as large as a page allows. */
export function typeFor(groups: number): string {
  if (groups <= 3) return '1.5rem';
  return groups <= 6 ? '1.15rem' : '0.95rem';
}

/** The paper: the printer's own, with margins that every printer can keep to, whatever the browser is set to. */
export const PAGE = { '@page': { margin: '12mm' } } as const;

/** The kitchen sheet: black on white whatever the scheme, and nothing but the sheet in print. */
export const SHEET = {
  '& .tools': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 1,
    p: 2,
  },
  '& .refused': { display: 'none' },
  '& .sheet': {
    maxWidth: '210mm',
    mx: 'auto',
    p: { xs: 2, sm: '12mm' },
    background: '#fff',
    color: '#1c1712',
    lineHeight: 1.25,
    overflowWrap: 'anywhere',
  },
  '& :is(p, ul, h1, h2, h3)': { m: 0, p: 0 },
  '& ul': { listStyle: 'none' },
  '& :is(h1, h2)': { fontFamily: "Fraunces, 'Fraunces 0', serif", fontWeight: 600 },
  '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '1em' },
  '& h1': { fontSize: '1em' },
  '& h2': { fontSize: '1em', mb: '0.25em' },
  // Where it takes a second page, that begins with a whole group.
  '& .sheet > h2': { mt: '1em', breakAfter: 'avoid' },
  '& h3': { fontSize: '1.25em', lineHeight: 1.15 },
  '& .date': { fontSize: '1.25em', fontWeight: 700 },
  '& .date::first-letter': { textTransform: 'uppercase' },
  '& article': {
    display: 'grid',
    gridTemplateColumns: '6.2em 1fr',
    gap: '0.75em',
    py: '0.6em',
    borderTop: '2px solid #1c1712',
    breakInside: 'avoid',
  },
  '& .time': {
    fontWeight: 700,
    '& strong': { display: 'block', fontSize: '2.2em', lineHeight: 1.1 },
    '& small': { display: 'block', fontSize: '0.4em', fontWeight: 400, lineHeight: 1.1 },
  },
  '& .made': { fontSize: '1.2em', my: '0.2em' },
  '& :is(.note, q)': { whiteSpace: 'pre-line' },
  '& .needs': {
    mt: '0.35em',
    p: '0.3em 0.6em',
    border: '3px solid #1c1712',
    fontWeight: 700,
    '& :is(p, q)': { display: 'block' },
    '& > p': { fontSize: '1.1em' },
  },
  '& .tools small': { color: 'text.secondary' },
  '& .totals': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(12em, 1fr))',
    gap: '0.5em',
    my: '0.6em',
    '& section': { border: '2px solid #1c1712', p: '0.4em 0.6em', breakInside: 'avoid' },
    '& .avoid': { borderWidth: '4px' },
    '& li': { fontSize: '1.2em', breakInside: 'avoid' },
    // A group's name stays in one piece.
    '& small': { display: 'inline-block', ml: '0.4em', fontSize: '0.65em' },
  },
  '& .health': { fontSize: '0.85rem', mt: '1em', breakInside: 'avoid' },
  // Print what is whole, or nothing: half a sheet says that nobody is allergic.
  '@media print': {
    '& .tools': { display: 'none' },
    '& .sheet': { maxWidth: 'none', p: 0 },
    '&.half .sheet': { display: 'none' },
    '&.half .refused': { display: 'block', fontSize: '2rem', fontWeight: 700, color: '#1c1712' },
  },
} as const;
