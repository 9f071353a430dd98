import { Box, Button } from '@mui/material';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslate } from 'ra-core';
import { useOfficeLanguage } from '../../app/office-language.ts';
import { NumberField } from '../../ui/NumberField.tsx';
import { altIn, type FocalPoint, type LibraryPicture } from './picture.ts';

interface FocalPointFieldOptions {
  readonly picture: LibraryPicture;
  /** Null: the middle. */
  readonly value: FocalPoint | null;
  readonly onChange: (point: FocalPoint | null) => void;
}

const MIDDLE: FocalPoint = { x: 0.5, y: 0.5 };

/** How far an arrow key moves the point, as a share; with Shift, and without. */
const STEPS = { far: 0.1, near: 0.01 };

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A share to a thousandth, within the picture. */
const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000;
const percent = (share: number) => Math.round(share * 1000) / 10;

/** Sets what crops keep in view: by pointing, with the arrow keys, or in numbers. */
export function FocalPointField({ picture, value, onChange }: FocalPointFieldOptions) {
  const t = useTranslate();
  const language = useOfficeLanguage();
  const frame = useRef<HTMLDivElement>(null);
  const point = value ?? MIDDLE;
  const move = ({ x, y }: FocalPoint) => onChange({ x: within(x), y: within(y) });

  const pointAt = ({ clientX, clientY }: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return;
    move({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = event.shiftKey ? STEPS.far : STEPS.near;
    move({ x: point.x + arrow[0] * step, y: point.y + arrow[1] * step });
  };
  const inPercent = { x: percent(point.x), y: percent(point.y) };
  const number = (axis: 'x' | 'y') => (
    <NumberField
      kind="percent"
      size="small"
      label={t(`pictures.detail.${axis}`)}
      value={point[axis]}
      onChange={(share) => typeof share === 'number' && move({ ...point, [axis]: share })}
      sx={{ width: { xs: 'calc(50% - 4px)', sm: 170 } }}
    />
  );
  return (
    <>
      <Box
        ref={frame}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          pointAt(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) pointAt(event);
        }}
        sx={{
          position: 'relative',
          // Its room is there before the picture is.
          width: `min(100%, ${picture.width}px, ${(60 * picture.width) / picture.height}vh)`,
          touchAction: 'none',
          cursor: 'crosshair',
          overflow: 'hidden',
          borderRadius: 1,
        }}
      >
        <Box
          component="img"
          src={picture.preview ?? undefined}
          alt={altIn(picture.alt, language) || picture.fileName}
          width={picture.width}
          height={picture.height}
          draggable={false}
          sx={{ display: 'block', width: '100%', height: 'auto', userSelect: 'none' }}
        />
        <Box
          component="button"
          type="button"
          aria-label={t('pictures.detail.focusAt', inPercent)}
          onKeyDown={onKeyDown}
          style={{ left: `${inPercent.x}%`, top: `${inPercent.y}%` }}
          sx={{
            ...{ position: 'absolute', width: 44, height: 44, p: 0, m: '-22px 0 0 -22px' },
            ...{ borderRadius: '50%', border: '3px solid #fff', cursor: 'grab' },
            ...{
              background: 'rgb(0 0 0 / 0.25)',
              boxShadow: '0 0 0 2px #000, inset 0 0 0 2px #000',
            },
            '&:focus-visible': {
              outline: '3px solid',
              outlineColor: 'primary.main',
              outlineOffset: 3,
            },
            '&::after': {
              ...{ content: '""', position: 'absolute', inset: '50% auto auto 50%' },
              ...{ width: 6, height: 6, m: '-3px 0 0 -3px', borderRadius: '50%', bgcolor: '#fff' },
            },
          }}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2, alignItems: 'center' }}>
        {number('x')}
        {number('y')}
        <Button disabled={value === null} onClick={() => onChange(null)}>
          {t('pictures.detail.centre')}
        </Button>
      </Box>
    </>
  );
}
