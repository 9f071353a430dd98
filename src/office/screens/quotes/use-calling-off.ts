import { useTranslate } from 'ra-core';
import { useSay } from '../../app/say.ts';
import { useTell } from '../../ui/tell.tsx';
import { api, type QuoteRecord } from './api.ts';

/** Calls the booking of a quote off, or brings it back; either can be undone for a while. */
export function useCallingOff({ id }: QuoteRecord, onChange: (record: QuoteRecord) => void) {
  const t = useTranslate();
  const say = useSay();
  const tell = useTell({ isOfScreen: true });
  const put = async (isCalledOff: boolean) =>
    onChange(await api('PUT /quotes/:id/called-off', { params: { id }, body: { isCalledOff } }));
  return async (isCalledOff: boolean) => {
    try {
      await put(isCalledOff);
      tell({
        text: t(isCalledOff ? 'quotes.calledOff.done' : 'quotes.calledOff.restored'),
        undo: () => void put(!isCalledOff).catch(say),
      });
    } catch (error) {
      say(error);
    }
  };
}
