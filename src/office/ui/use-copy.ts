import { useNotify } from 'ra-core';

/**
 * Puts a text into the clipboard, and says so; answers whether it is there. Without HTTPS a browser has no
 * clipboard to offer, or it may be forbidden: then it says that the text is to be copied by hand.
 */
export function useCopy() {
  const notify = useNotify();
  return async (text: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      notify('shared.copyByHand', { type: 'warning' });
      return false;
    }
    notify('shared.copied', { type: 'info' });
    return true;
  };
}
