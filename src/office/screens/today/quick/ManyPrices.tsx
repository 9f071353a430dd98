import { Button, Stack, TextField, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'ra-core';
import { MOST_PERCENT, newPrice, percentTyped, roundings } from '../../../form/new-price.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { useUnsaved } from '../../../ui/unsaved.ts';
import { useFormats } from '../../../app/formats.ts';
import type { QuickOptions } from './options.ts';

/** Prices of a menu or of all, so many percent up or down: seen first, then changed together. */
export function ManyPrices({
  shown,
  isBusy,
  act,
  onBack,
}: Omit<QuickOptions, 'onClose'> & { onBack: () => void }) {
  const t = useTranslate();
  const { text, amount } = useFormats();
  const [of, setOf] = useState('');
  const [typed, setTyped] = useState('');
  const [rounding, setRounding] = useState(() => roundings()[1]);
  useUnsaved(typed !== '');
  const percent = percentTyped(typed);
  const isWrong = typed !== '' && percent === undefined;
  const menus = shown.menus.filter(({ isActive }) => isActive);
  const changes = menus
    .filter(({ id }) => of === '' || of === id)
    .map((menu) => ({
      menu,
      dishes: menu.dishes
        .map((dish) => ({ dish, now: newPrice(dish.price, percent ?? 0, rounding) }))
        .filter(({ dish, now }) => percent !== undefined && now !== dish.price),
    }))
    .filter(({ dishes }) => dishes.length > 0);
  const count = changes.reduce((all, { dishes }) => all + dishes.length, 0);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const [first] = changes;
    if (!first) return;
    const action = {
      action: 'prices' as const,
      menus: changes.map(({ menu: { type, id, revision }, dishes }) => ({
        ...{ type, id, revision },
        dishes: dishes.map(({ dish, now }) => ({ dish: dish.key, price: now })),
      })),
    };
    if (await act(action, first.menu.revision, t('today.prices.done', { count }))) onBack();
  };
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ gap: 2, pt: 1 }}
    >
      <Choice
        size="medium"
        label={t('today.prices.which')}
        value={of}
        all={t('today.prices.all')}
        options={menus.map(({ id, title }) => [id, text(title)])}
        onChoose={setOf}
      />
      <Stack direction="row" sx={{ gap: 1.5 }}>
        <TextField
          fullWidth
          autoFocus
          label={t('today.prices.percent')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={isWrong}
          helperText={t(isWrong ? 'today.prices.bad' : 'today.prices.help', { most: MOST_PERCENT })}
        />
        <Choice
          size="medium"
          fullWidth
          label={t('today.prices.rounding')}
          value={`${rounding}`}
          options={roundings().map((one) => [`${one}`, amount(one)])}
          onChoose={(one) => setRounding(Number(one))}
        />
      </Stack>
      {changes.map(({ menu, dishes }) => (
        <section key={menu.id} aria-label={text(menu.title)}>
          <Typography variant="h3">{text(menu.title)}</Typography>
          <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {dishes.map(({ dish, now }) => (
              <Typography component="li" key={dish.key} sx={{ display: 'flex', gap: 1 }}>
                <span style={{ flex: 1 }}>{text(dish.names)}</span>
                <span>
                  {amount(dish.price)} → <b>{amount(now)}</b>
                </span>
              </Typography>
            ))}
          </Stack>
        </section>
      ))}
      {/* In sight under however many prices. */}
      <Stack
        direction="row"
        sx={{
          ...{ gap: 1, flexWrap: 'wrap', py: 1.5, bgcolor: 'background.paper' },
          // Down to the dialog's edge, past what is around its content.
          ...{ position: 'sticky', bottom: '-20px', mb: '-20px', pb: '20px' },
        }}
      >
        <Button type="submit" variant="contained" disabled={isBusy || count === 0}>
          {t('today.prices.change', { count })}
        </Button>
        <Button onClick={onBack}>{t('today.dishes.cancel')}</Button>
      </Stack>
    </Stack>
  );
}
