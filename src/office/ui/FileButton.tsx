import { Button, type ButtonProps } from '@mui/material';
import { useRef } from 'react';

interface FileButtonOptions extends Pick<ButtonProps, 'disabled' | 'startIcon' | 'variant'> {
  readonly label: string;
  /** Kinds of files, as the input takes them. */
  readonly accept: string;
  readonly multiple?: boolean;
  /** Takes the picture instead, where there is a camera. */
  readonly isCamera?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A button that chooses files. */
export function FileButton(options: FileButtonOptions) {
  const { label, accept, multiple = false, isCamera = false, onFiles, ...button } = options;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={label}
        {...{ accept, multiple, ...(isCamera && { capture: 'environment' }) }}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
