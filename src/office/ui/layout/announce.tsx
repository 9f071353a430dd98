import { Box } from '@mui/material';

const ID = 'announced';

/** Says to a screen reader what others see happen. */
export function announce(text: string): void {
  const place = document.getElementById(ID);
  if (place) place.textContent = text;
}

/** Where that is said: it must be there before. */
export function Announcements() {
  return (
    <Box
      id={ID}
      aria-live="polite"
      sx={{
        ...{ position: 'absolute', width: '1px', height: '1px' },
        ...{ overflow: 'hidden', clipPath: 'inset(50%)' },
      }}
    />
  );
}
