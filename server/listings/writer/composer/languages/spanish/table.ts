import type { LocalCraft } from '../pack.ts'
import { wholeWords } from '../whole-words.ts'

export const DRINKWARE: LocalCraft = {
  names: wholeWords('tazas?|tazón|tazones|mugs?|tacitas?|pocillos?', 'moldes?'),
  scenes: [
    'Para [el primer café|el primer té|el primer sorbo] de la mañana, antes de [que suene el teléfono|que despierte la casa|leer ningún mensaje].',
    'En todas las cocinas hay una pieza que [nunca está en el armario|siempre está por fregar], porque [todo el mundo la quiere|alguien la está usando].',
    'Diez minutos [junto a la ventana|en la mesa de la cocina], con [el periódico|un crucigrama|un capítulo], y el [martes|jueves] puede esperar.',
    'En el escritorio, entre [papeles y cables|lápices y listas], un trago [caliente|de agua fresca] recuerda que [toca parar|se puede levantar la vista].',
    'Cuando la visita dice que [solo viene un momento|ya se va], se pone más agua a calentar y [empieza la charla de verdad|nadie vuelve a mirar la hora].',
    'Fuera [lluvia|viento|niebla], dentro [una manta y la radio|un libro a medias], y [algo caliente|un café] [entre las manos|al alcance].',
    'En una mesa donde nada [combina|va a juego], cada cual acaba con su pieza favorita y ya hay [tema de conversación|motivo de broma].',
  ],
  tips: [
    'Un chorro de agua caliente [antes de servir|primero], y [el café|el té] tarda más en enfriarse.',
    'Aclarar [después del último sorbo|enseguida] evita [los cercos de café|las marcas de té], que [de un día para otro|ya secos] cuestan más.',
    'En caso de duda, a mano, con [una esponja suave|un paño suave] y sin [estropajo|polvos].',
    'En el estante, mejor [de pie|boca arriba], porque el borde es lo primero que [se resiente|sufre] con [los golpes|las prisas].',
    'Un posavasos [cuida la mesa buena|ahorra cercos] cuando se sirve [muy caliente|hasta arriba].',
    'Del frío de la nevera al agua hirviendo, mejor [con calma|con una pausa], que los cambios bruscos [no sientan bien a nada|pasan factura].',
  ],
}

export const DISHES: LocalCraft = {
  names: wholeWords(
    'platos?|platitos?|cuencos?|bol|boles|bowls?|ensaladeras?|vajillas?',
    'tibetanos?|platos? de ducha|joyas|anillos|decorativ[oa]s?|pared',
  ),
  scenes: [
    'A mitad de la mesa, con [aceitunas|fruta|lo que quedó de ayer], y [cada cual que se sirva|las manos van solas].',
    'Una cena de [lunes|miércoles] parece [otra cosa|más cena] cuando [se pone la mesa con ganas|algo bonito la sostiene].',
    'Entre comidas, en la encimera siempre hay [limones|llaves|cartas por abrir] que [necesitan un sitio|buscan dónde quedarse].',
    'Los domingos, cuando [la comida se alarga|se juntan más de los previstos], [todo lo que hay en el armario|cada pieza de la casa] acaba en la mesa.',
    'Con [pan y queso|una tortilla recién hecha|cuatro higos] ya está [puesta la mesa|resuelta la cena].',
    'Lo desparejado [tiene su gracia|queda bien], sobre todo cuando [cada pieza viene de un sitio|nadie recuerda de dónde salió la vajilla].',
  ],
  tips: [
    'Una esponja suave [basta casi siempre|es suficiente], porque el estropajo [acaba apagando|raya] [los acabados|la superficie].',
    'Al apilar, [una servilleta|un paño fino] entre pieza y pieza [evita roces|ahorra marcas].',
    'Mejor no pasar [de la nevera al calor|de lo muy frío a lo muy caliente] [de golpe|sin un rato de espera].',
    'Si vas a usar [horno o microondas|lavavajillas], mira [antes|primero] [las indicaciones de arriba|lo que dice el anuncio], y si falta el dato, [pregunta|escribe].',
    'Cuanto antes se [aclara|enjuaga], menos hay que frotar, sobre todo [tras una salsa de tomate|después de la cúrcuma|con remolacha de por medio].',
    'Para cuidar la mesa, pasa un dedo por la base, y si raspa, [un mantel|un fieltro|un salvamanteles] [lo arregla|basta].',
  ],
}

export const BOARDS: LocalCraft = {
  names: wholeWords(
    'tablas?(?= (?:de|para) (?:cortar|cocina|quesos?|servir|picar|pan|madera|embutidos?))|tablas? de \\p{L}+ de (?:olivo|roble|nogal)|cucharas? de madera|espátulas?|cucharón|rodillos?|morteros?|utensilios? de cocina',
    'tablas? de surf',
  ),
  scenes: [
    'Entre [el pan del día y el queso|la fruta y el cuchillo], en [el centro de la mesa|la encimera], siempre hay [manos alrededor|alguien picando].',
    'Hay cosas de cocina que [nunca llegan al cajón|se quedan fuera], porque [se usan a diario|al rato vuelven a hacer falta].',
    'El sábado, con [la compra aún en las bolsas|la radio puesta], se empieza a cocinar [sin receta|sin mirar el reloj].',
    'Cuando [llegan amigos sin avisar|la cena es de picar], [un trozo de queso y unas nueces|pan, tomate y poco más] ya son un plan.',
    'Dejar a la vista [lo que se usa|las herramientas de cocina], [en la pared|junto a los fogones], también es una forma de [guardar|decorar].',
    'A las cosas de cocina los años les [sientan bien|dan carácter], [raya a raya|comida a comida].',
  ],
  tips: [
    'Lavar a mano con [agua templada|poca agua] y secar [enseguida|de pie], [sin dejar en remojo|nunca en remojo].',
    'El lavavajillas castiga [los acabados|casi todo], así que mejor [el fregadero y una esponja|a mano, aunque dé pereza].',
    'Para los olores, [medio limón|un poco de bicarbonato] con [sal gruesa|agua templada], y luego [aclarar bien|secar con un paño].',
    'Mejor lejos [del horno encendido|del radiador|del sol fuerte], donde [todo se reseca|los materiales trabajan de más].',
    'Conviene reservar [un lado|un utensilio] para [la cebolla y el ajo|lo salado], y otro para [la fruta|lo dulce].',
    'Guardar [de pie o en alto|con aire alrededor] ayuda a que [se seque por igual|no quede humedad debajo].',
  ],
}

export const FOOD: LocalCraft = {
  names: wholeWords(
    'mermeladas?|miel|galletas?|bombón|bombones|chocolates?|tés?|infusión|infusiones|especias|salsas?|caramelos|turrón|granola|bizcochos?|mantecados|magdalenas|conservas?|siropes?',
    'cortador|cortadores|tarros? para|lata|bote|caja|color|moldes?|sellos?|cajita|cerámica|labios|miel de (?:ámbar|color)',
  ),
  scenes: [
    'Siempre hay una [tarde|noche] en que [apetece algo más|alguien abre la alacena por tercera vez] y [nadie quiere salir|la charla sigue].',
    '[Lo bueno|Lo rico] dura poco en la despensa, y menos [en primera fila|si alguien sabe dónde está].',
    'El [domingo|sábado], con [la familia ya sentada|el mantel bueno], lo dulce y lo salado [se acaban antes que el café|dan que hablar].',
    'Llegar a una casa con [algo de comer|algo para la despensa] siempre [abre la puerta|es buena idea], incluso [sin motivo|un martes].',
    'Hay [desayunos|meriendas] que se recuerdan [años|toda la vida] por un solo sabor.',
    'Un cajón de la oficina bien provisto [hace amigos|alegra una mañana larga], si se [comparte|deja ver].',
  ],
  tips: [
    'Mejor en [un lugar fresco y seco|la despensa, lejos del horno], [sin sol directo|a la sombra].',
    'Una vez abierto el envase, conviene [cerrar bien|cerrar enseguida] y [no dejar nada olvidado al fondo|tenerlo todo a la vista].',
    'Si hay [alergias|intolerancias] en casa, [lee los ingredientes|pregúntame por los ingredientes] [antes de comprar|antes de pedir].',
    'Con [cubiertos limpios|utensilios secos], lo que queda [se conserva mejor|aguanta más].',
    'La fecha del envase es la que [manda|cuenta], así que [mírala al guardar|anótala si cambias de bote].',
    'Si hace [mucho calor|un verano fuerte], mejor [recoger el paquete pronto|elegir bien el día de entrega].',
  ],
}
