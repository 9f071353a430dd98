import type { Captions } from './types.ts';

/** Workshops, menu sections, blog covers, the about page and the team. */
export const pageCaptions: Captions = {
  'workshop-goat-cheese-1': [
    'Rulo de queso de cabra cortado en rodajas con miel y tomillo',
    'Goat cheese log cut into rounds with honey and thyme',
  ],
  'workshop-goat-cheese-2': [
    'Quesos frescos de cabra escurriendo en moldes redondos junto a una jarra de leche',
    'Fresh goat cheeses draining in round moulds beside a jug of milk',
  ],
  'workshop-goat-cheese-3': [
    'Tostas de queso de cabra con higos, miel y almendras en una tabla redonda',
    'Goat cheese toasts with figs, honey and almonds on a round board',
  ],
  'workshop-turmeric-1': [
    'Cuencos de especias con cúrcuma, pimentón y pimienta en torno a una raíz fresca',
    'Bowls of turmeric, paprika and pepper around a fresh root',
  ],
  'workshop-turmeric-2': [
    'Arroz amarillo de cúrcuma con verduras en sartén sobre lino azafrán',
    'Yellow turmeric rice with vegetables in a pan on saffron linen',
  ],
  'workshop-turmeric-3': [
    'Dos tazas de leche dorada con canela, jengibre y miel',
    'Two cups of golden milk with cinnamon, ginger and honey',
  ],
  'workshop-wine-doughnut-1': [
    'Rosquillas de vino azucaradas apiladas en un plato con una copa de moscatel',
    'Sugared wine doughnuts piled on a plate with a glass of muscatel',
  ],
  'workshop-wine-doughnut-2': [
    'Rosquillas crudas en fila sobre la mesa enharinada con rodillo y botella de vino',
    'Raw doughnut rings in rows on a floured table with rolling pin and wine bottle',
  ],
  'workshop-wine-doughnut-3': [
    'Bandeja de rosquillas recién fritas con azúcar, anís y ralladura de naranja',
    'Tray of freshly fried doughnut rings with sugar, aniseed and orange zest',
  ],
  'workshop-custom-1': [
    'Ingredientes a elegir en cuencos de colores alrededor de una tabla vacía',
    'Ingredients to choose from in coloured bowls around an empty board',
  ],
  'workshop-custom-2': [
    'Mesa de taller con cuchillos, batidor y verduras para cada pareja',
    'Workshop table with knives, whisk and vegetables set out for each pair',
  ],
  'workshop-custom-3': [
    'Pasta fresca, tomate y albahaca en el puesto de un taller a medida',
    'Fresh pasta, tomato and basil at the station of a made-to-measure workshop',
  ],
  'workshop-halloween-1': [
    'Calabazas con cara, un fantasma de merengue y murciélagos sobre azulejo nocturno',
    'Grinning pumpkins, a meringue ghost and bats on night tile',
  ],
  'workshop-halloween-2': [
    'Galletas de calabaza y telarañas de chocolate recién decoradas',
    'Pumpkin biscuits and chocolate cobwebs, freshly decorated',
  ],
  'workshop-halloween-3': [
    'Caldero de sopa de calabaza con arañas de aceituna y dulces',
    'Cauldron of pumpkin soup with olive spiders and sweets',
  ],
  'workshop-birthday-1': [
    'Pizzas pequeñas que los niños cubren con tomate, queso y aceitunas',
    'Little pizzas for children to top with tomato, cheese and olives',
  ],
  'workshop-birthday-2': [
    'Magdalenas por decorar con manga pastelera, virutas y fresas',
    'Cupcakes to decorate with piping bag, sprinkles and strawberries',
  ],
  'workshop-birthday-3': [
    'Mesa de cumpleaños con tarta, palomitas, piruletas y confeti',
    'Birthday table with cake, popcorn, lollipops and confetti',
  ],
  'menu-sandwiches': [
    'Sándwich de varios pisos con lechuga y tomate en plato de borde azul',
    'Layered sandwich with lettuce and tomato on a blue-rimmed plate',
  ],
  'menu-comidas': [
    'Plato del día con pollo asado, patatas y pimientos en cazuela de barro',
    'Dish of the day with roast chicken, potatoes and peppers in a clay dish',
  ],
  'menu-croissants': [
    'Croissants de mantequilla con café y mermelada de fresa',
    'Butter croissants with coffee and strawberry jam',
  ],
  'menu-bocadillos': [
    'Bocadillo de jamón y tomate envuelto en papel sobre madera',
    'Ham and tomato baguette wrapped in paper on wood',
  ],
  'menu-bebidas': [
    'Limonada, vino tinto, cerveza fría y café vistos desde arriba',
    'Lemonade, red wine, cold beer and coffee seen from above',
  ],
  'menu-salados': [
    'Empanada, quiche y croquetas doradas en bandeja',
    'Golden pasty, quiche and croquettes on a tray',
  ],
  'menu-dulces': [
    'Tarta de fresa, flan, dónut y galletas en platos de postre',
    'Strawberry cake, flan, doughnut and cookies on dessert plates',
  ],
  'menu-filled-croissants': [
    'Croissants rellenos de queso, jamón y rúcula sobre tabla redonda',
    'Croissants filled with cheese, ham and rocket on a round board',
  ],
  'menu-appetizers': [
    'Aperitivo de aceitunas, almendras fritas y boquerones con vermut',
    'Appetiser of olives, fried almonds and anchovies with vermouth',
  ],
  'menu-portions': [
    'Raciones de gambas al ajillo, croquetas y tortilla para compartir',
    'Sharing portions of garlic prawns, croquettes and potato omelette',
  ],
  'menu-main-dishes': [
    'Arroz con marisco en paellera, con limón y mejillones',
    'Seafood rice in a paella pan with lemon and mussels',
  ],
  'menu-nibbling': [
    'Picoteo de queso, jamón, uvas y picos de pan en tabla',
    'Nibbles of cheese, ham, grapes and breadsticks on a board',
  ],
  'blog-gazpacho': [
    'Gazpacho frío en cuenco blanco con guarnición de pepino, pimiento y pan',
    'Cold gazpacho in a white bowl with cucumber, pepper and bread garnish',
  ],
  'blog-olive-oil': [
    'Aceite de oliva verde en platillos con pan, aceitunas y una rama de olivo',
    'Green olive oil in small dishes with bread, olives and an olive branch',
  ],
  'blog-kids-cook': [
    'Rodillo, moldes de estrella y galletas a medio hacer sobre mantel de cuadros',
    'Rolling pin, star cutters and half-made biscuits on a checked cloth',
  ],
  'blog-goat-cheese': [
    'Queso de cabra malagueño con romero, miel y una cabrita de adorno',
    'Goat cheese from Málaga with rosemary, honey and a little ornamental goat',
  ],
  'blog-allergens': [
    'Huevo, leche, cacahuetes, gamba, trigo y pescado ordenados en cuencos iguales',
    'Egg, milk, peanuts, prawn, wheat and fish set out in matching bowls',
  ],
  'blog-almonds': [
    'Almendras peladas y tostadas con flores de almendro y un cuenco de ajoblanco',
    'Peeled and toasted almonds with almond blossom and a bowl of ajoblanco',
  ],
  'blog-terrace-event': [
    'Mesa redonda de terraza al atardecer con copas, velas y tapas para un evento',
    'Round terrace table at sunset with glasses, candles and tapas for an event',
  ],
  'blog-market': [
    'Cesta del mercado de Atarazanas con tomates, berenjenas, pescado y limones',
    'Basket from the Atarazanas market with tomatoes, aubergines, fish and lemons',
  ],
  'about-story': [
    'Dos tazas de café y un trozo de tarta a medio comer en la sobremesa',
    'Two cups of coffee and a half-eaten cake in the quiet after lunch',
  ],
  'about-kitchen': [
    'Banco de cocina con cuchillo, verduras cortadas, sartén y cuchara de madera',
    'Kitchen bench with knife, cut vegetables, pan and wooden spoon',
  ],
  'about-catering': [
    'Bandejas listas para salir con minibocadillos, bocados de fruta y tartaletas',
    'Trays ready to leave with mini rolls, fruit bites and tartlets',
  ],
  'about-events': [
    'Brindis con cava, guirnalda de papel y bandeja de dulces en una celebración',
    'A cava toast with paper garland and a tray of sweets at a celebration',
  ],
  'about-film': [
    'Cazuela humeante, una copa con burbujas y hierbas mecidas por la brisa sobre azulejo azul',
    'Steaming dish, a sparkling glass and herbs moving in the breeze on blue tile',
  ],
  'team-chef': [
    'Retrato ilustrado de la jefa de cocina con gorro blanco sobre azulejo azul',
    'Illustrated portrait of the head chef in a white hat on blue tile',
  ],
  'team-pastry': [
    'Retrato ilustrado del pastelero entre magdalenas sobre azulejo rosa',
    'Illustrated portrait of the pastry cook among cupcakes on pink tile',
  ],
  'team-host': [
    'Retrato ilustrado de la anfitriona con una copa y flores sobre azulejo oliva',
    'Illustrated portrait of the host with a glass and flowers on olive tile',
  ],
};
