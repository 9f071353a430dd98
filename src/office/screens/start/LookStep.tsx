import { useQuery } from '@tanstack/react-query';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import {
  colorsOfPicture,
  LOOK_COLORS,
  paletteOf,
  readColors,
  type LookColors,
} from '../../../look/index.ts';
import type { FormValues } from '../../form/form-values.ts';
import { Section } from '../../ui/Section.tsx';
import { Field } from '../content/fields/Field.tsx';
import { FIELD_GRID } from '../content/fields/field-grid.ts';
import { useDocumentFormContext } from '../content/document-form-context.ts';
import { pictureAddress, refIn } from '../content/picture-address.ts';
import { StartDocument } from './StartDocument.tsx';

/** The logo, and the colours and letters of the site, which the logo proposes. */
export function LookStep() {
  return (
    <StartDocument type="globalSettings" asks={{ logo: 'alone' }}>
      {({ values: { logo } }) => (
        <Section title="start.look.colours" help="start.look.coloursHelp" level={3}>
          <StartDocument type="look" asks={{ fonts: true }}>
            {({ values, form }) => (
              <>
                <Proposal logo={refIn(logo)} values={values} />
                <Box sx={{ ...FIELD_GRID, gap: 2 }}>
                  {form.fields
                    .filter(({ input }) => input === 'color')
                    .map((field) => (
                      <Field
                        key={field.name}
                        field={field}
                        path={field.name}
                        value={values[field.name] ?? field.default}
                      />
                    ))}
                </Box>
              </>
            )}
          </StartDocument>
        </Section>
      )}
    </StartDocument>
  );
}

interface ProposalOptions {
  /** The reference of the logo; empty without one. */
  readonly logo: string;
  readonly values: FormValues;
}

/** How the chosen colours look together, and those that the logo proposes. */
function Proposal({ logo, values }: ProposalOptions) {
  const t = useTranslate();
  const { set } = useDocumentFormContext();
  const { data: colors } = useQuery({
    queryKey: ['logo-colours', logo],
    queryFn: async () => colorsOfPicture(await pixelsOf(pictureAddress(logo))),
    enabled: logo !== '',
    // The browser fetches it, not `call`.
    retry: 3,
  });
  const chosen = readColors(values);
  const isTaken = colors ? LOOK_COLORS.every((name) => values[name] === colors[name]) : false;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {chosen && <Swatch title={t('start.look.chosen')} colors={chosen} />}
      {colors === null && <Alert severity="info">{t('start.look.greys')}</Alert>}
      {colors && !isTaken && (
        <>
          <Swatch title={t('start.look.proposed')} colors={colors} />
          <Button
            variant="outlined"
            onClick={() => LOOK_COLORS.forEach((name) => set(name, colors[name]))}
            sx={{ justifySelf: 'start' }}
          >
            {t('start.look.take')}
          </Button>
        </>
      )}
      {isTaken && <Typography role="status">{t('start.look.taken')}</Typography>}
    </Box>
  );
}

/** A small piece of a page in six colours. */
function Swatch({ title, colors }: { readonly title: string; readonly colors: LookColors }) {
  const t = useTranslate();
  const { light } = paletteOf(colors);
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box component="figcaption" sx={{ fontWeight: 600, fontSize: '0.9rem', mb: 0.5 }}>
        {title}
      </Box>
      <Box
        sx={{
          ...{ p: 2, borderRadius: 1, border: 1, borderColor: light.line, bgcolor: light.ground },
          ...{
            color: light.ink,
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1.5,
            alignItems: 'center',
          },
        }}
      >
        <span>{t('shared.text')}</span>
        <Box component="span" sx={{ color: light.link, textDecoration: 'underline' }}>
          {t('shared.link')}
        </Box>
        <Box
          component="span"
          sx={{ bgcolor: light.press, color: light.onPress, px: 1.5, py: 0.5, borderRadius: 1 }}
        >
          {t('start.look.button')}
        </Box>
        {[colors.accent, colors.second].map((color) => (
          <Box
            key={color}
            component="span"
            sx={{ width: 24, height: 24, borderRadius: '50%', bgcolor: color }}
          />
        ))}
      </Box>
    </Box>
  );
}

/** A logo says its colours in so many pixels a side. */
const SIDE = 96;

/** The pixels of a picture, small, as red, green, blue and alpha. */
async function pixelsOf(address: string): Promise<Uint8ClampedArray> {
  const answer = await fetch(address, { credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`There is no picture: ${answer.status}`);
  const bitmap = await createImageBitmap(await answer.blob());
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('Nothing can be drawn here');
  drawing.drawImage(bitmap, 0, 0, SIDE, SIDE);
  bitmap.close();
  return drawing.getImageData(0, 0, SIDE, SIDE).data;
}
