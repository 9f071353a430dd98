import { Box, Button, IconButton, Stack, TextField, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { currencySign, foldText } from '../../../../i18n/index.ts';
import { AddIcon, CheckIcon, CloseIcon } from '../../../app/icons.ts';
import { numberText } from '../../../form/number-text.ts';
import { useUnsaved } from '../../../ui/unsaved.ts';
import { NumberField } from '../../../ui/NumberField.tsx';
import { PriceQuestion } from '../../../ui/PriceQuestion.tsx';
import { useFormats } from '../../../app/formats.ts';
import { DISH_FIELDS, type ListedDish, type ListedMenu } from '../../../../content/index.ts';
import { isDoubtfulPrice } from '../../../form/price-doubts.ts';
import { ManyPrices } from './ManyPrices.tsx';
import type { QuickOptions } from './options.ts';

/** Dishes by menu, those of the day first: sold out with a tap, another price with two. */
export function DishesQuick({ shown, isBusy, act }: QuickOptions) {
  const t = useTranslate();
  const { text } = useFormats();
  const [search, setSearch] = useState('');
  const [isMany, setMany] = useState(false);
  const words = foldText(search).split(' ').filter(Boolean);
  const isFound = ({ names }: ListedDish) => {
    const name = foldText(Object.values(names).join(' '));
    return words.every((word) => name.includes(word));
  };
  const menus = shown.menus.filter(({ isActive }) => isActive);
  const all = menus.flatMap((menu) => menu.dishes.filter(isFound).map((dish) => ({ menu, dish })));
  const parts = [
    {
      key: 'today',
      title: t('today.dishes.ofTheDay'),
      menu: null,
      rows: all.filter(({ dish }) => dish.isOfTheDay),
    },
    ...menus.map((menu) => ({
      key: menu.id,
      title: text(menu.title),
      menu,
      rows: all.filter((row) => row.menu === menu && !row.dish.isOfTheDay),
    })),
  ].filter(({ menu, rows }) => rows.length > 0 || (menu && words.length === 0));
  if (isMany) return <ManyPrices {...{ shown, isBusy, act }} onBack={() => setMany(false)} />;
  return (
    <>
      <TextField
        type="search"
        fullWidth
        size="small"
        label={t('today.dishes.search')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        sx={{ my: 1 }}
      />
      <Button onClick={() => setMany(true)}>{t('today.prices.open')}</Button>
      {parts.length === 0 && <Typography sx={{ py: 3 }}>{t('today.dishes.nothing')}</Typography>}
      {parts.map(({ key, title, menu, rows }) => (
        <Box component="section" key={key} aria-label={title} sx={{ mt: 2 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.5 }}>
            <Typography variant="h3" sx={{ flex: 1, minWidth: 0 }}>
              {title}
            </Typography>
            {menu && words.length === 0 && (
              <Button
                startIcon={<AddIcon />}
                aria-label={t('today.dishes.newIn', { menu: title })}
                component={Link}
                to={addTo(menu)}
              >
                {t('today.dishes.new')}
              </Button>
            )}
          </Box>
          <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {rows.map(({ menu, dish }) => (
              <DishRow
                key={`${menu.id}/${dish.key}`}
                {...{ menu, dish, isBusy, act }}
                day={shown.day}
              />
            ))}
          </Stack>
        </Box>
      ))}
    </>
  );
}

/** Where a dish is added to a menu. */
const addTo = ({ type, id }: ListedMenu) =>
  `/content/${type}/${encodeURIComponent(id)}?new=${DISH_FIELDS[type]}`;

interface DishRowOptions extends Pick<QuickOptions, 'isBusy' | 'act'> {
  menu: ListedMenu;
  dish: ListedDish;
  /** Today, yyyy-mm-dd. */
  day: string;
}

function DishRow({ menu, dish, isBusy, act, day }: DishRowOptions) {
  const t = useTranslate();
  const { text, amount } = useFormats();
  const [isPriced, setPriced] = useState(false);
  const name = text(dish.names);
  const about = { type: menu.type, id: menu.id, dish: dish.key };
  const label = dish.isGone ? 'soldOut' : 'sellOut';
  const sellOut = () =>
    act(
      { action: 'soldOut', ...about, isSoldOut: false, until: dish.isGone ? null : day },
      menu.revision,
      t(dish.isGone ? 'today.dishes.doneBack' : 'today.dishes.doneSoldOut', { dish: name }),
    );
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.5 },
        ...{ borderBottom: 1, borderColor: 'divider' },
      }}
    >
      <Typography sx={{ flex: '1 1 8rem', ...(dish.isGone && { textDecoration: 'line-through' }) }}>
        {name}
      </Typography>
      {isPriced ? (
        <PriceForm
          name={name}
          isBusy={isBusy}
          price={dish.price}
          onCancel={() => setPriced(false)}
          onSave={async (now) => {
            const done = t('today.dishes.donePrice', { dish: name, price: amount(now) });
            if (await act({ action: 'price', ...about, price: now }, menu.revision, done)) {
              setPriced(false);
            }
          }}
        />
      ) : (
        <>
          <Button
            onClick={() => setPriced(true)}
            aria-label={t('today.dishes.price', { dish: name, price: amount(dish.price) })}
          >
            {amount(dish.price)}
          </Button>
          <Button
            variant={dish.isGone ? 'contained' : 'outlined'}
            aria-label={t(`today.dishes.${label}Of`, { dish: name })}
            disabled={isBusy}
            onClick={() => void sellOut()}
          >
            {t(`today.dishes.${label}`)}
          </Button>
        </>
      )}
    </Box>
  );
}

interface PriceFormOptions {
  name: string;
  price: number;
  isBusy: boolean;
  onSave: (price: number) => Promise<void>;
  onCancel: () => void;
}

function PriceForm({ name, price, isBusy, onSave, onCancel }: PriceFormOptions) {
  const t = useTranslate();
  const { language } = useFormats();
  const [typed, setTyped] = useState<number | string | undefined>(price);
  useUnsaved(typed !== price);
  const [isWrong, setWrong] = useState(false);
  const [asked, setAsked] = useState<number | null>(null);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setWrong(typeof typed !== 'number');
    if (typeof typed !== 'number') return;
    if (isDoubtfulPrice(typed, price)) setAsked(typed);
    else void onSave(typed);
  };
  if (asked !== null) {
    return (
      <PriceQuestion
        price={asked}
        before={price}
        isFocused
        isBusy={isBusy}
        onYes={() => void onSave(asked)}
        onNo={() => setAsked(null)}
      />
    );
  }
  return (
    <Box component="form" onSubmit={save} sx={{ display: 'flex', gap: 0.5, alignItems: 'start' }}>
      <NumberField
        kind="money"
        unit={currencySign()}
        size="small"
        autoFocus
        value={typed}
        onChange={setTyped}
        onFocus={(event) => event.target.select()}
        error={isWrong}
        helperText={
          isWrong
            ? t('today.dishes.badPrice', { price: numberText(price, 'money', language) })
            : undefined
        }
        slotProps={{ htmlInput: { 'aria-label': t('today.dishes.newPrice', { dish: name }) } }}
        sx={{ width: 120 }}
      />
      <IconButton
        type="submit"
        color="primary"
        disabled={isBusy}
        aria-label={t('today.dishes.save')}
      >
        <CheckIcon />
      </IconButton>
      <IconButton onClick={onCancel} aria-label={t('today.dishes.cancel')}>
        <CloseIcon />
      </IconButton>
    </Box>
  );
}
