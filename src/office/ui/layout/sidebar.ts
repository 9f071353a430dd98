import { useStore } from 'ra-core';

/** Is the menu open? The browser keeps it. */
export const useSidebarState = () => useStore<boolean>('sidebar.open', true);
