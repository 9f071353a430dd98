import type { Captions } from './types.ts';

/** Heroes, banners and service cards. */
export const serviceCaptions: Captions = {
  'hero-home': [
    'Paella de verduras sobre azulejo azul, con pan, limón, aceitunas y una copa de vino',
    'Vegetable paella on blue tile with bread, lemon, olives and a glass of wine',
  ],
  'hero-gastronomic': [
    'Tabla de taller con queso de cabra, miel, hierbas y un cuenco de cúrcuma sobre azulejo oliva',
    'Workshop board with goat cheese, honey, herbs and a bowl of turmeric on olive tile',
  ],
  'hero-birthday': [
    'Tarta de cumpleaños con velas, magdalenas de colores, regalos y globos sobre mantel rosa',
    'Birthday cake with candles, bright cupcakes, presents and balloons on a pink cloth',
  ],
  'hero-catering': [
    'Bandejas de catering con gambas y canapés y copas de cava en una mesa de terraza',
    'Catering trays of prawns and canapés with glasses of cava on a terrace table',
  ],
  'hero-chef': [
    'Mesa puesta en casa con pescado, cubiertos, copas y una vela sobre madera clara',
    'A table laid at home with fish, cutlery, glasses and a candle on pale wood',
  ],
  'hero-daily': [
    'Desayuno del kiosco con mollete, croissant, café y zumo de naranja sobre barro cocido',
    'Kiosk breakfast with a mollete roll, croissant, coffee and orange juice on terracotta',
  ],
  'hero-vegetarian': [
    'Gran ensalada de la huerta con aguacate, tomate y remolacha, rodeada de verduras frescas',
    'Big garden salad with avocado, tomato and beetroot, surrounded by fresh vegetables',
  ],
  'hero-services': [
    'Cinco platos distintos de la casa repartidos sobre azulejo color azafrán',
    'Five different house dishes spread over saffron tile',
  ],
  'hero-contact': [
    'Cuaderno de recetas, taza de café y sobre con una ramita de romero sobre lino',
    'Recipe notebook, cup of coffee and an envelope with a sprig of rosemary on linen',
  ],
  'hero-past': [
    'Mesa larga al final de una fiesta con platos compartidos, copas y flores al atardecer',
    'Long table at the end of a party with shared plates, glasses and flowers at sunset',
  ],
  'hero-blog': [
    'Libro de cocina abierto junto a tomates, ajo, aceite de oliva y un mortero',
    'Open cookbook beside tomatoes, garlic, olive oil and a mortar',
  ],
  'hero-gallery': [
    'Mosaico de tapas de colores en platillos pequeños sobre azulejo azul mar',
    'Mosaic of colourful tapas on small plates over sea-blue tile',
  ],
  'banner-menu': [
    'Fila de tapas y bocadillos recién hechos sobre azulejo azul',
    'Row of freshly made tapas and sandwiches on blue tile',
  ],
  'banner-summer': [
    'Sandía, gazpacho y limonada a la sombra de una palmera en una terraza de verano',
    'Watermelon, gazpacho and lemonade under palm shade on a summer terrace',
  ],
  'banner-autumn': [
    'Setas, castañas, calabazas y hojas secas sobre madera oscura',
    'Mushrooms, chestnuts, pumpkins and dry leaves on dark wood',
  ],
  'service-gastronomic': [
    'Cuña de queso, aceitunas, miel y pan en una tabla de madera',
    'Wedge of cheese, olives, honey and bread on a wooden board',
  ],
  'service-birthday': [
    'Tarta con tres velas entre un regalo, una magdalena y un dónut',
    'Cake with three candles between a present, a cupcake and a doughnut',
  ],
  'service-catering': [
    'Plato de gambas y limón con ensalada y copas de cava para un evento',
    'Plate of prawns and lemon with salad and glasses of cava for an event',
  ],
  'service-chef': [
    'Lubina al limón en cazuela de barro con cubiertos y copa de vino blanco',
    'Sea bass with lemon in a clay dish with cutlery and a glass of white wine',
  ],
  'service-daily': [
    'Sándwich del día con tomate, lechuga y un zumo para llevar',
    'Sandwich of the day with tomato, lettuce and a juice to go',
  ],
  'service-vegetarian': [
    'Cuenco de garbanzos, aguacate y verduras asadas con hojas de albahaca',
    'Bowl of chickpeas, avocado and roasted vegetables with basil leaves',
  ],
};
