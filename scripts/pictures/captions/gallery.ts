import type { Captions } from './types.ts';

/** The forty-eight pictures of the gallery. */
export const galleryCaptions: Captions = {
  'gallery-01': [
    'Mollete con tomate y aceite, café y zumo de naranja para desayunar',
    'Mollete roll with tomato and olive oil, coffee and orange juice for breakfast',
  ],
  'gallery-02': [
    'Espeto de sardinas asadas con limón y sal gruesa sobre barro',
    'Skewer of grilled sardines with lemon and coarse salt on clay tile',
  ],
  'gallery-03': [
    'Corona de magdalenas de cumpleaños alrededor de una vela',
    'Ring of birthday cupcakes around a candle',
  ],
  'gallery-04': [
    'Cosecha de limones del valle del Guadalhorce en una cesta de mimbre',
    'Lemon harvest from the Guadalhorce valley in a wicker basket',
  ],
  'gallery-05': [
    'Paella grande de gambas y pimientos al centro de la terraza',
    'Large prawn and pepper paella in the middle of the terrace',
  ],
  'gallery-06': [
    'Calabazas de Halloween iluminadas entre murciélagos y caramelos',
    'Lit Halloween pumpkins among bats and sweets',
  ],
  'gallery-07': [
    'Tabla de quesos con uvas, miel y almendras sobre azulejo verde',
    'Cheese board with grapes, honey and almonds on green tile',
  ],
  'gallery-08': [
    'Taller de pizza para niños con masa, rodillo y cuencos de ingredientes',
    "Children's pizza workshop with dough, rolling pin and bowls of toppings",
  ],
  'gallery-09': [
    'Jarra de sangría con naranja y hielo y dos vasos llenos',
    'Jug of sangria with orange and ice beside two full glasses',
  ],
  'gallery-10': [
    'Churros en lazo con una taza de chocolate espeso',
    'Looped churros with a cup of thick hot chocolate',
  ],
  'gallery-11': [
    'Tajadas de sandía en abanico sobre lino con hojas de menta',
    'Fan of watermelon slices on linen with mint leaves',
  ],
  'gallery-12': [
    'Tres cuencos de sopa fría: gazpacho, salmorejo y crema de pepino',
    'Three bowls of cold soup: gazpacho, salmorejo and cucumber cream',
  ],
  'gallery-13': [
    'Bandeja de croissants recién horneados con la primera luz de la mañana',
    'Tray of freshly baked croissants in the first light of morning',
  ],
  'gallery-14': [
    'Cata de aceites de oliva en cinco platillos alrededor de una hogaza',
    'Olive oil tasting in five small dishes around a loaf',
  ],
  'gallery-15': [
    'Gambas al pilpil en cazuela de barro con ajo y guindilla',
    'Sizzling prawns in a clay dish with garlic and chilli',
  ],
  'gallery-16': [
    'Caja de madera con tomates, pimientos y berenjenas de la huerta',
    'Wooden crate of tomatoes, peppers and aubergines from the garden',
  ],
  'gallery-17': [
    'Tortilla de patatas con una porción ya servida',
    'Potato omelette with one slice already served',
  ],
  'gallery-18': [
    'Lonchas de jamón en rosa con picos y copas de fino',
    'Slices of ham laid like a rose with breadsticks and glasses of fino',
  ],
  'gallery-19': [
    'Ajoblanco con uvas y flores de almendro sobre lino verde',
    'Ajoblanco with grapes and almond blossom on green linen',
  ],
  'gallery-20': [
    'Pícnic sobre mantel de cuadros azules con bocadillos, fruta y cesta',
    'Picnic on a blue checked cloth with sandwiches, fruit and a basket',
  ],
  'gallery-21': [
    'Tres tarrinas de helado de fresa, pistacho y vainilla con barquillos',
    'Three tubs of strawberry, pistachio and vanilla ice cream with cones',
  ],
  'gallery-22': [
    'Cucharas de especias con cúrcuma, pimentón, canela y comino en fila',
    'Spoons of turmeric, paprika, cinnamon and cumin in a row',
  ],
  'gallery-23': [
    'Rosquillas de vino y dos copas de tinto al caer la tarde',
    'Wine doughnuts and two glasses of red at nightfall',
  ],
  'gallery-24': [
    'Mariscada de bogavante, cangrejo y ostras sobre hielo',
    'Seafood platter of lobster, crab and oysters on ice',
  ],
  'gallery-25': [
    'Cuatro ensaladas de colores, una por estación',
    'Four colourful salads, one for each season',
  ],
  'gallery-26': [
    'Galletas glaseadas de estrella y corazón decoradas por niños',
    'Iced star and heart biscuits decorated by children',
  ],
  'gallery-27': [
    'Banquete en mesa larga con diez platos y un camino de flores',
    'Banquet at a long table with ten plates and a runner of flowers',
  ],
  'gallery-28': [
    'Cena para dos a la luz de una vela bajo las estrellas',
    'Dinner for two by candlelight under the stars',
  ],
  'gallery-29': [
    'Brochetas de fruta con fresa, kiwi, uva y naranja',
    'Fruit skewers of strawberry, kiwi, grape and orange',
  ],
  'gallery-30': [
    'Nueve cafés malagueños, del solo a la nube',
    'Nine Málaga coffees, from the blackest to the palest',
  ],
  'gallery-31': [
    'Tarta de fresas entera con nata sobre tablas blancas',
    'Whole strawberry tart with cream on white planks',
  ],
  'gallery-32': [
    'Bandeja de verduras asadas con romero recién salida del horno',
    'Tray of roasted vegetables with rosemary straight from the oven',
  ],
  'gallery-33': [
    'Dónuts glaseados de colores ordenados en cuadrícula',
    'Brightly glazed doughnuts lined up in a grid',
  ],
  'gallery-34': [
    'Setas, castañas y hojas de otoño en una tabla de roble',
    'Mushrooms, chestnuts and autumn leaves on an oak board',
  ],
  'gallery-35': [
    'Cuajada en paño de lino y quesitos frescos con tomillo',
    'Curd in a linen cloth and small fresh cheeses with thyme',
  ],
  'gallery-36': [
    'Campero malagueño con patatas fritas y cerveza muy fría',
    'Málaga campero sandwich with chips and an ice-cold beer',
  ],
  'gallery-37': [
    'Cuatro minihamburguesas en tabla larga con salsas',
    'Four mini burgers on a long board with sauces',
  ],
  'gallery-38': [
    'Huevos fritos en sartén de hierro con tomate y pan tostado',
    'Fried eggs in an iron pan with tomato and toast',
  ],
  'gallery-39': [
    'Doce tapas distintas en platillos vistas desde arriba',
    'Twelve different tapas on small plates seen from above',
  ],
  'gallery-40': [
    'Día de playa con limonada, fruta, gafas de sol y conchas en la arena',
    'Beach day with lemonade, fruit, sunglasses and shells on the sand',
  ],
  'gallery-41': [
    'Macetas de hierbas aromáticas con tijeras y un ramillete recién cortado',
    'Pots of kitchen herbs with scissors and a freshly cut bunch',
  ],
  'gallery-42': [
    'Mantecados y roscos de Navidad con una estrella y velas',
    'Christmas mantecados and ring biscuits with a star and candles',
  ],
  'gallery-43': [
    'Cuenco vegetal con aguacate, arroz, zanahoria y col morada',
    'Vegetable bowl with avocado, rice, carrot and red cabbage',
  ],
  'gallery-44': [
    'Crema de calabaza con pipas y un hilo de nata',
    'Cream of pumpkin with seeds and a swirl of cream',
  ],
  'gallery-45': [
    'Cuchillo y verduras a medio cortar en el banco del chef',
    "Knife and half-cut vegetables on the chef's bench",
  ],
  'gallery-46': [
    'Mesa dulce con palomitas, piruletas, caramelos y globos',
    'Sweet table with popcorn, lollipops, candies and balloons',
  ],
  'gallery-47': [
    'Boquerones en vinagre en abanico con ajo, perejil y aceitunas',
    'Fan of marinated anchovies with garlic, parsley and olives',
  ],
  'gallery-48': [
    'Brindis al atardecer con cava, aceitunas y almendras junto al mar',
    'Sunset toast with cava, olives and almonds by the sea',
  ],
};
