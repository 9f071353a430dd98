import { InputAdornment, TextField } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { SearchIcon } from '../../app/icons.ts';

/** Typing pauses that long before it is looked for, milliseconds. */
const PAUSE = 300;

interface SearchFieldOptions {
  readonly label: string;
  /** What stands in the empty field, where the label is too long for it. */
  readonly placeholder?: string;
  /** What is looked for, as the address has it. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
  /** Is searching what the screen is opened for? */
  readonly isFirst?: boolean;
}

/** Searches when typing pauses, so that the address does not change at each letter. */
export function SearchField(options: SearchFieldOptions) {
  const { label, placeholder = label, value, onSearch, isFirst = false } = options;
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  // The address changed by itself: back, forth, or cleared.
  if (seen !== value) {
    setSeen(value);
    setText(value);
  }
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => search.current(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text, value]);
  return (
    <TextField
      fullWidth
      size="small"
      type="search"
      autoFocus={isFirst}
      value={text}
      onChange={({ target }) => setText(target.value)}
      placeholder={placeholder}
      slotProps={{
        htmlInput: { 'aria-label': label, maxLength: 100 },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
