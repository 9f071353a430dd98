import { createContext, useContext, useEffect } from 'react';

/** Makes public what a part of a step has; false when something is still to be put right there. */
export type Save = () => Promise<boolean>;

/** The parts of the step that is shown, each by what it saves. */
export const Savers = createContext<Map<string, Save>>(new Map());

/** Has a part of a step saved when somebody goes on. */
export function useSaver(name: string, save: Save): void {
  const savers = useContext(Savers);
  useEffect(() => {
    savers.set(name, save);
    return () => void savers.delete(name);
  });
}
