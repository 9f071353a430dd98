import { expect, it, vi } from 'vitest';
import { readMenu } from '../testing/read-menu.ts';
import { menuOfText } from './menu-text.ts';
import { MOST_DISHES } from './pasted-menu.ts';

/** What was pasted, and what is read of it. */
const MENUS: Readonly<Record<string, readonly [text: string, read: readonly string[]]>> = {
  'tabs, as a spreadsheet copies them': [
    'Croquetas\t8,50\nGazpacho\t5\nFlan\t4,20 €',
    ['[]', 'Croquetas |  | 8.5', 'Gazpacho |  | 5', 'Flan |  | 4.2'],
  ],
  'tabs with headings in another order': [
    'Precio\tPlato\tDescripción\tSección\n8,50\tCroquetas\tDe jamón\tPara picar\n4\tFlan\tDe huevo\tPostres\n9\tAlbóndigas\t\tPara picar',
    [
      '[Postres]',
      'Flan | De huevo | 4',
      '[Para picar]',
      'Croquetas | De jamón | 8.5',
      'Albóndigas |  | 9',
    ],
  ],
  'a first column of sections, named once': [
    'ENTRANTES\tEnsaladilla\t7,50\n\tCroquetas\t8,50\n\tBravas\t6\nPOSTRES\tFlan\t4\n\tTorrija\t5',
    [
      '[Entrantes]',
      'Ensaladilla |  | 7.5',
      'Croquetas |  | 8.5',
      'Bravas |  | 6',
      '[Postres]',
      'Flan |  | 4',
      'Torrija |  | 5',
    ],
  ],
  'commas with quotes': [
    'name,description,price\n"Fish, chips",Cod and peas,€12\nSoup,"Leek, potato",6.50',
    ['[]', 'Fish, chips | Cod and peas | 12', 'Soup | Leek, potato | 6.5'],
  ],
  'commas without headings': [
    'Soup,6.50\nBurger,12\nCake,4.25',
    ['[]', 'Soup |  | 6.5', 'Burger |  | 12', 'Cake |  | 4.25'],
  ],
  semicolons: [
    'Postres;;\nFlan;de huevo;4,50\nTarta;de queso;6',
    ['[Postres]', 'Flan | de huevo | 4.5', 'Tarta | de queso | 6'],
  ],
  'commas that are cents, not columns': [
    'Croquetas 8,50\nGazpacho 5,00\nFlan 4,20',
    ['[]', 'Croquetas |  | 8.5', 'Gazpacho |  | 5', 'Flan |  | 4.2'],
  ],
  'dotted leaders and sections in capitals': [
    'PARA EMPEZAR\nCroquetas de jamón ........ 8,50 €\nEnsaladilla rusa......7 €\n\nPOSTRES\nFlan de huevo … 4,50 €',
    [
      '[Para empezar]',
      'Croquetas de jamón |  | 8.5',
      'Ensaladilla rusa |  | 7',
      '[Postres]',
      'Flan de huevo |  | 4.5',
    ],
  ],
  'prices in front': [
    'Starters:\n€12 Prawns in garlic\n€8.50 Bread and oil\n12.5 Rice of the day',
    [
      '[Starters]',
      'Prawns in garlic |  | 12',
      'Bread and oil |  | 8.5',
      'Rice of the day |  | 12.5',
    ],
  ],
  'descriptions of several lines': [
    'Croquetas 8,50\nde jamón ibérico,\nfritas al momento\n\nGazpacho 5,00\n(con guarnición)',
    [
      '[]',
      'Croquetas | de jamón ibérico, fritas al momento | 8.5',
      'Gazpacho | con guarnición | 5',
    ],
  ],
  'name, words and price below one another': [
    'Entrantes\n\nCroquetas\nDe jamón ibérico\n8,50 €\n\nGazpacho\nDe tomate de temporada\n5 €',
    ['[Entrantes]', 'Croquetas | De jamón ibérico | 8.5', 'Gazpacho | De tomate de temporada | 5'],
  ],
  'prices by the market': [
    'Pescados\nLubina a la sal  s/m\nCarabineros .... según mercado\nSardinas 9,00',
    ['[Pescados]', 'Lubina a la sal |  | -', 'Carabineros |  | -', 'Sardinas |  | 9'],
  ],
  'no prices at all': [
    'Postres\n\nFlan\nTarta de queso\ncon frutos rojos\n\nBebidas\n\nAgua\nVino de la casa',
    [
      '[Postres]',
      'Flan |  | -',
      'Tarta de queso | con frutos rojos | -',
      '[Bebidas]',
      'Agua |  | -',
      'Vino de la casa |  | -',
    ],
  ],
  'whole numbers': [
    'Tortilla 6\nBravas 5\nCalamares 9',
    ['[]', 'Tortilla |  | 6', 'Bravas |  | 5', 'Calamares |  | 9'],
  ],
  'numbers that are no prices': [
    'Menú 2 personas 24,00\nVino tinto 2019 18,50\nCoca-Cola 33 cl 2,20 €\nPulpo 100 g 14,00',
    [
      '[]',
      'Menú 2 personas |  | 24',
      'Vino tinto 2019 |  | 18.5',
      'Coca-Cola 33 cl |  | 2.2',
      'Pulpo 100 g |  | 14',
    ],
  ],
  'a numbered list with marks': [
    '## Bocadillos\n1. Serranito - 6,50€\n2) Campero: pollo y queso 7,00€\n• Vegetal — lechuga y tomate — 5,50€',
    [
      '[Bocadillos]',
      'Serranito |  | 6.5',
      'Campero | pollo y queso | 7',
      'Vegetal | lechuga y tomate | 5.5',
    ],
  ],
  'two prices of one dish': [
    'Ensaladilla 3,50 / 9,00 €\nBravas 6,00 €',
    ['[]', 'Ensaladilla | 3,50 / 9,00 € | -', 'Bravas |  | 6'],
  ],
  'what a price is for': [
    'Jamón ibérico 9,50 €/ración\nGambas 60 €/kg\nRosca 1,20 € c/u',
    ['[]', 'Jamón ibérico |  | 9.5', 'Gambas |  | 60', 'Rosca |  | 1.2'],
  ],
  'all in capitals': [
    'PATATAS BRAVAS 5,50\nBBQ RIBS 12,00',
    ['[]', 'Patatas bravas |  | 5.5', 'Bbq ribs |  | 12'],
  ],
  'a menu in English': [
    'Mains\nFish and chips 14.50\nMushy peas, tartare sauce\nPie of the day 12.00\n\nDesserts\nSticky toffee pudding 6.00',
    [
      '[Mains]',
      'Fish and chips | Mushy peas, tartare sauce | 14.5',
      'Pie of the day |  | 12',
      '[Desserts]',
      'Sticky toffee pudding |  | 6',
    ],
  ],
  'thousands, euros in words, spaces that do not break': [
    'Tarta nupcial 1.250,00 €\nRoscón\u00a024,00\u00a0euros\nCesta EUR 35',
    ['[]', 'Tarta nupcial |  | 1250', 'Roscón |  | 24', 'Cesta |  | 35'],
  ],
  'a PDF, with names and prices in lines of their own': [
    'TOSTAS\nTosta de salmón ahumado, queso crema y eneldo\n6,50\nTosta de jamón\nCon tomate\n5,00\nMontaditos\nPringá\n3,00\nLomo al roquefort\n3,20',
    [
      '[Tostas]',
      'Tosta de salmón ahumado, queso crema y eneldo |  | 6.5',
      'Tosta de jamón | Con tomate | 5',
      '[Montaditos]',
      'Pringá |  | 3',
      'Lomo al roquefort |  | 3.2',
    ],
  ],
  'the same with descriptions': [
    'Entrantes\nCroquetas\nDe jamón ibérico\n8,50 €\nGazpacho\nDe tomate, con guarnición\n5 €\nPostres\nFlan\nDe huevo\n4 €\nHelado\n3 €',
    [
      '[Entrantes]',
      'Croquetas | De jamón ibérico | 8.5',
      'Gazpacho | De tomate, con guarnición | 5',
      '[Postres]',
      'Flan | De huevo | 4',
      'Helado |  | 3',
    ],
  ],
  'names, ingredients and prices, as an app of deliveries shows them': [
    'Hamburguesas\nClásica\nTernera, lechuga y tomate\n9,90 €\nDoble\nDos de ternera, bacon y cheddar\n12,50 €\nBebidas\nAgua\n1,50 €\nCaña\n1,80 €',
    [
      '[Hamburguesas]',
      'Clásica | Ternera, lechuga y tomate | 9.9',
      'Doble | Dos de ternera, bacon y cheddar | 12.5',
      '[Bebidas]',
      'Agua |  | 1.5',
      'Caña |  | 1.8',
    ],
  ],
  'prices from, with an apostrophe, and with the cents behind the sign': [
    "Tarta de queso desde 25 €\nCaña 1'80 €\nSalade niçoise 9€50\nTort od 30 €",
    [
      '[]',
      'Tarta de queso | desde 25 € | 25',
      'Caña |  | 1.8',
      'Salade niçoise |  | 9.5',
      'Tort | od 30 € | 30',
    ],
  ],
  'two columns of a page': [
    'Café solo  1,20   Té verde  1,50\nCortado  1,30 €   Té rojo  1,50 €',
    ['[]', 'Café solo |  | 1.2', 'Té verde |  | 1.5', 'Cortado |  | 1.3', 'Té rojo |  | 1.5'],
  ],
  'sections in other languages': [
    'Entrées\nSoupe 7 €\nPlats\nSteak frites 15 €\nGetränke\nWasser 2,50 €\nSobremesas\nPudim 3 €',
    [
      '[Entrées]',
      'Soupe |  | 7',
      '[Plats]',
      'Steak frites |  | 15',
      '[Getränke]',
      'Wasser |  | 2.5',
      '[Sobremesas]',
      'Pudim |  | 3',
    ],
  ],
  'what belongs to a menu, as a list': [
    'Menú de catering — 18,50 €/persona\n- Tortilla\n- Empanada\ngallega\n\nMenú infantil 9 €',
    ['[]', 'Menú de catering | Tortilla, Empanada gallega | 18.5', 'Menú infantil |  | 9'],
  ],
  'a message of a chat': [
    '*Primeros*\n▪️ Gazpacho\n▪️ Lentejas\n\n*Postre o café*\n🔹 *Flan* casero\n🔹 Helado',
    [
      '[Primeros]',
      'Gazpacho |  | -',
      'Lentejas |  | -',
      '[Postre o café]',
      'Flan casero |  | -',
      'Helado |  | -',
    ],
  ],
  'words in brackets behind the price': [
    "Fish of the day MP\nKids' menu £7.50 (under 10s)\nLubina 18 € (500 g)\nOstra P.S.M.",
    [
      '[]',
      'Fish of the day |  | -',
      "Kids' menu | under 10s | 7.5",
      'Lubina | 500 g | 18',
      'Ostra |  | -',
    ],
  ],
  'a table with two prices in a cell, or words': [
    'Plato\tPrecio\nEnsaladilla\t3,50 / 9,00 €\nBravas\t6 €\nPulpo\ts/m\nPan\tgratis',
    ['[]', 'Ensaladilla | 3,50 / 9,00 € | -', 'Bravas |  | 6', 'Pulpo |  | -', 'Pan | gratis | -'],
  ],
  'tables of Markdown': [
    '## Pizzas\n\n| Pizza | Precio |\n|---|---:|\n| Margarita | 8,00 € |\n| Cuatro quesos | 10,50 € |\n\n## Bebidas\n\n| Bebida | Precio |\n|---|---|\n| Agua | 1,50 € |',
    ['[Pizzas]', 'Margarita |  | 8', 'Cuatro quesos |  | 10.5', '[Bebidas]', 'Agua |  | 1.5'],
  ],
  'headings in another language': [
    'Gericht\tBeschreibung\tPreis (€)\nKnödel\tmit Kraut\t9\nStrudel\tmit Äpfeln\t5',
    ['[]', 'Knödel | mit Kraut | 9', 'Strudel | mit Äpfeln | 5'],
  ],
  'prices beside the word for dinner, which is Polish for a price': [
    'Plato\tComida\tCena\tPrecio\nGazpacho\tsí\tno\t5\nLubina\tno\tsí\t18',
    ['[]', 'Gazpacho |  | 5', 'Lubina |  | 18'],
  ],
  'a number at the end of a name': [
    'Caja 12 150 €\nReserva 18 450 €\nBoda 1\u00a0250 €\nTarta €1 250',
    ['[]', 'Caja 12 |  | 150', 'Reserva 18 |  | 450', 'Boda |  | 1250', 'Tarta |  | 1250'],
  ],
  'numbers as lists in Spain write them': [
    '1.- Tortilla\n2.- Flan',
    ['[]', 'Tortilla |  | -', 'Flan |  | -'],
  ],
  'two menus side by side': [
    'Cafés\t\tTés\t\nSolo\t1,20\tVerde\t1,50\nCortado\t1,30\tRojo\t1,50\nCon leche\t1,40\t\t',
    [
      '[Cafés]',
      'Solo |  | 1.2',
      'Cortado |  | 1.3',
      'Con leche |  | 1.4',
      '[Tés]',
      'Verde |  | 1.5',
      'Rojo |  | 1.5',
    ],
  ],
  'nothing but air': ['\n  \n\t\n', []],
};

it.each(Object.entries(MENUS))('reads %s', (_name, [text, wanted]) => {
  expect(readMenu(text)).toEqual(wanted);
});

it('writes capitals small as its own letters are, whatever the language of the phone', () => {
  const small = vi.spyOn(String.prototype, 'toLocaleLowerCase').mockImplementation(function (
    this: string,
  ) {
    return this.replaceAll('I', 'ı').toLowerCase();
  });
  expect(readMenu('PIZZA MISTA 9,50')).toEqual(['[]', 'Pizza mista |  | 9.5']);
  small.mockRestore();
});

it('reads at most so many dishes, and says that there were more', () => {
  const text = Array.from({ length: MOST_DISHES + 5 }, (_, at) => `Plato ${at} a 3,50 €`).join(
    '\n',
  );
  const { sections, isCut } = menuOfText(text);
  expect([sections[0]?.dishes.length, isCut]).toEqual([MOST_DISHES, true]);
});
