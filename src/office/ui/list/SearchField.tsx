import { InputAdornment, TextField } from '@mui/material';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { SearchIcon } from '../../app/icons.ts';
import { Stays } from '../unsaved.ts';
import { asShown, followed, type SearchTyping } from './search-typing.ts';

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
  const [typing, setTyping] = useState<SearchTyping>(asShown(value));
  const stays = useContext(Stays);
  const [stayed, setStayed] = useState(stays);
  if (stayed !== stays) {
    setStayed(stays);
    setTyping(asShown(value));
  } else if (typing.seen !== value) setTyping(followed(typing, value));
  const { text } = typing;
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => {
      setTyping((before) => ({ ...before, asked: text }));
      search(text);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text, value]);
  return (
    <TextField
      fullWidth
      size="small"
      type="search"
      autoFocus={isFirst}
      value={text}
      onChange={({ target }) => setTyping((before) => ({ ...before, text: target.value }))}
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
