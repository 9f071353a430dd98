import { Box } from '@mui/material';
import { useState } from 'react';
import { Erasures } from './Erasures.tsx';
import { PersonSearch } from './PersonSearch.tsx';
import { RetentionForm } from './RetentionForm.tsx';
import { Title } from '../../ui/Title.tsx';

/** A person's data found, given out and erased; and how long things are kept. */
export default function PrivacyScreen() {
  const [erased, setErased] = useState(0);
  return (
    <Box sx={{ py: 2, display: 'grid', gap: 2, maxWidth: 800, mx: 'auto' }}>
      <Title title="privacy.title" />
      <PersonSearch onErased={() => setErased((count) => count + 1)} />
      <RetentionForm />
      <Erasures key={erased} />
    </Box>
  );
}
