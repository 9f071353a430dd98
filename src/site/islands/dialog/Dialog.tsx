import { useId, type ReactNode } from 'react';
import { useDialog } from './useDialog.ts';
import '../../styles/dialog.css';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** The name of the × in the corner; without one there is none. */
  close?: string;
  className?: string;
  /** What the browser's history calls it, and the page's fragment while it is open. */
  layer: string;
  fragment?: string | undefined;
  children: ReactNode;
}

/** A modal dialog with a heading. What is inside exists only while it is open. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, close, className, layer, fragment, children } = props;
  const dialog = useDialog({ isOpen, onClose, layer, fragment });
  const id = useId();
  return (
    <dialog ref={dialog} aria-labelledby={id} className={`dialog ${className ?? ''}`}>
      {isOpen && (
        <div className="dialog-body">
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          {close && <CloseButton label={close} onClick={onClose} />}
          {children}
        </div>
      )}
    </dialog>
  );
}

export function CloseButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className="dialog-close" aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M6 6l12 12M18 6L6 18" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  );
}

interface MessageProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  text: string;
  ok: string;
  /** A smaller line beneath, such as a status; a second action. */
  children?: ReactNode;
}

/** A message that is to be acknowledged: heading, text, one button. */
export function MessageDialog({ isOpen, onClose, title, text, ok, children }: MessageProps) {
  return (
    <Dialog {...{ isOpen, onClose, title }} className="message" layer="message">
      <p>{text}</p>
      {children}
      <p className="actions">
        <button type="button" className="button" data-focus onClick={onClose}>
          {ok}
        </button>
      </p>
    </Dialog>
  );
}
