import type { LocalCraft } from '../pack.ts'
import { wholeWords } from '../whole-words.ts'

const JEWELLERY_TIPS = [
  'Las joyas, lo último en ponerse y lo primero en quitarse, [después de la crema y el perfume|con la laca ya seca|una vez abrochado todo lo demás|cuando ya solo falta el abrigo].',
  'Antes de [la ducha|la piscina|dormir], mejor [dejar en la mesilla|guardar en un cajón], que [el agua y los tirones|el jabón y las prisas] [cansan cualquier joya|no perdonan].',
  'Un paño [suave y seco|de gafas] basta [de vez en cuando|después de llevar un día entero], sin [productos|líquidos] de limpieza.',
  'Guardar por separado, en [una bolsita|un compartimento propio], evita [nudos y roces|arañazos entre piezas].',
  'Si tienes la piel [sensible|delicada], pregunta por [los materiales|el metal] [antes de elegir|antes de pedir].',
]

export const EARRINGS: LocalCraft = {
  names: wholeWords('pendientes?|aretes?|aritos?|zarcillos?', 'soportes?|organizador|expositor'),
  scenes: [
    'Con el pelo [recogido|corto] las orejas [ganan protagonismo|piden algo], y con el pelo [suelto|largo] el detalle [asoma a ratos|aparece al girar la cabeza].',
    'Un jersey [de diario|de siempre] y [algo en las orejas|un detalle junto a la cara], y ya se puede [salir a cenar|ir a cualquier parte].',
    'Las mañanas [con prisa|de lunes] se arreglan [delante del espejo|en el ascensor], con [un gesto a cada lado|diez segundos de calma].',
    'En una videollamada [solo se ve la cara|nadie ve los zapatos], así que [el detalle va arriba|las orejas cuentan].',
    'Hay quien tiene [un par para los viernes|un par para cada humor] y quien [repite todo el verano|no cambia nunca de par].',
    'Una camisa [recién planchada|remangada], [el vestido de las bodas|una camiseta cualquiera], y el detalle [justo|que faltaba] [cerca de la cara|a la altura de la sonrisa].',
  ],
  tips: [
    ...JEWELLERY_TIPS,
    'Antes de elegir, mide [un par que ya tengas|con una regla ante el espejo] y [compara el largo|imagina el tamaño], porque [las fotos engañan|de cerca todo parece mayor].',
  ],
}

export const JEWELLERY: LocalCraft = {
  names: wholeWords(
    'collar|collares|colgantes?|gargantillas?|cadenas?|anillos?|sortijas?|alianzas?|pulseras?|brazaletes?|tobilleras?|broches?|dijes?|joyas?|joyería|bisutería',
    'soportes?|organizador|expositor|joyeros?|para móvil|móvil|gafas|cortinas?',
  ),
  scenes: [
    'Con [una camiseta lisa|un jersey de cuello vuelto|la camisa de siempre] ya parece que [te has arreglado|hay un plan].',
    'Hay joyas que se guardan para [las bodas|los domingos] y otras que [acaban saliendo a diario|van también a por el pan].',
    'Un «qué bonito» [en la cola del café|en el ascensor|a mitad de la cena] [abre más conversaciones que el tiempo|alegra el día].',
    'La caja de las joyas se abre casi siempre con [prisa|sueño], y aun así la mano [sabe lo que busca|va derecha a lo de siempre].',
    'A solas o junto a [lo que ya llevas|lo de la abuela|las de siempre], según [el día|las ganas|la compañía].',
    'Una reunión [larga|de martes] se lleva mejor con [un detalle propio|algo bonito a la vista] entre [correo y correo|café y café].',
    'Para [el primer día en un sitio nuevo|una cita sin nombre|un cumpleaños redondo], o para [ningún motivo|un jueves de lluvia].',
  ],
  tips: JEWELLERY_TIPS,
}

export const BAGS: LocalCraft = {
  names: wholeWords(
    'bolsos?|bolsitos?|^bolsas?|bolsas? de (?:playa|mano|hombro|la compra|tela)|mochilas?|monederos?|carteras?|billeteras?|neceser|neceseres|riñoneras?|tote|bandoleras?|clutch|estuches?',
    'bolsas? de (?:té|regalo|papel|agua|semillas|hielo|dormir)|bolsitas? de lavanda',
  ),
  scenes: [
    'Las llaves, [el teléfono|un pañuelo] y [una lista arrugada|la entrada de un concierto|un caramelo perdido], por fin [en un solo sitio|donde toca].',
    'Los sábados, camino [del mercado|de la plaza|de la biblioteca], [apetece llevar lo justo|no hace falta mucho más].',
    'Lo que se lleva a diario acaba [hablando de su dueño|contando la vida de su dueño], con [sus tiques viejos|sus bolígrafos sin tapa] y todo.',
    'Hay quien cambia [cada temporada|con cada abrigo] y quien pasa [años|media vida] con lo mismo, y los dos tienen [razón|sus motivos].',
    'Hasta un [lunes|miércoles] de [prisas|lluvia] se lleva mejor con [algo que guste|algo elegido con ganas] [a mano|al lado].',
    'En [el tren|el autobús|la sala de espera], buscar algo a tientas y [encontrarlo a la primera|dar con ello sin mirar] es [un pequeño lujo|media victoria].',
    'En [la cola del pan|el ascensor|la oficina], siempre hay alguien que pregunta [de dónde sale|dónde se encuentra algo así].',
  ],
  tips: [
    'Antes de pedir, [junta lo que llevas a diario|pon sobre la mesa lo que llevas siempre] y compara con [las medidas de arriba|las medidas del anuncio].',
    'Una mancha reciente se [toca|seca] con un paño limpio, sin frotar, y luego [paciencia|aire y sombra].',
    'Sin peso de más, [las costuras|las esquinas] [sufren menos|aguantan mejor].',
    'Para guardar, [un poco de papel|papel de seda] dentro y [un sitio seco|un estante lejos del sol] [cuidan la forma|evitan arrugas].',
    'Si [llueve|te pilla un chaparrón], [paciencia|un paño seco] y a secar al aire, lejos del [radiador|secador].',
    'Vaciar [de vez en cuando|una vez al mes] [las migas y las monedas|los tiques y la arena] cuida el interior más que [cualquier producto|muchos productos].',
  ],
}

export const CLOTHES: LocalCraft = {
  names: wholeWords(
    'jersey|jerséis|suéter|suéteres|chaquetas?|cárdigan|gorros?|gorritos?|bufandas?|cuellos? de (?:lana|punto)|guantes?|mitones|calcetines|patucos|vestidos?|faldas?|blusas?|camisas?|camisetas?|sudaderas?|chales?|ponchos?|rebecas?|pijamas?|bodys?|pañuelos?|fulares?',
    'percheros?|calcetín navideño|calcetines navideños|muñecas?|perros?|gatos?',
  ),
  scenes: [
    'Hay ropa que se [queda en la silla|lleva tres días seguidos] porque [apetece otra vez|al armario ni llega].',
    'Hay ropa de [salir|domingo] y ropa de estar a gusto, y [a veces|con suerte] es la misma.',
    'En cada armario hay una prenda que la mano [encuentra sin mirar|elige primero], [sobre todo los lunes|haga el tiempo que haga].',
    'Los detalles se [notan|ven] en [las costuras|los bordes|el revés], donde [casi nadie mira|solo miran las abuelas].',
    'Con [la maleta a medio hacer|el armario abierto], lo que [nunca falla|siempre entra] es la ropa en la que uno [se encuentra|está a gusto].',
    'Alguien dirá «[¿y eso?|¿de dónde sale?]» en [la oficina|la puerta del colegio], y habrá algo que contar.',
  ],
  tips: [
    'Si hay tallas, mide [una prenda que te quede bien|algo parecido de tu armario], [en plano|sobre la mesa], y compara con [las medidas de arriba|los datos del anuncio].',
    'Si no hay etiqueta, [agua fría y jabón suave|a mano y en frío], sin [retorcer|frotar].',
    'Secar [en plano|a la sombra], lejos del [radiador|sol fuerte], [cuida la forma|evita sorpresas].',
    'Una noche [junto a la ventana|al aire] [ahorra muchos lavados|hace a menudo el trabajo de un lavado].',
    'Lo de punto se guarda [doblado|en un cajón] y lo demás [en percha|colgado], siempre [limpio|limpio y seco].',
    'Un hilo suelto se [esconde con una aguja|pasa al revés con una aguja], [sin tirar|nunca a tirones].',
  ],
}

export const KEYRINGS: LocalCraft = {
  names: wholeWords('llaveros?|porta ?llaves', 'de pared|pared'),
  scenes: [
    'Las llaves se encuentran antes [al fondo del bolso|en el abrigo de ayer] si algo las [distingue|acompaña].',
    'Cada vez que se abre [la puerta de casa|el buzón|el trastero] hay un segundo para [lo que gusta|un detalle propio].',
    'Un juego de llaves [nuevo|prestado] parece [más propio|menos ajeno] cuando [cuelga algo conocido|tiene su seña].',
    'En [la mesa del café|el mostrador|la entrada], entre todas las llaves iguales, las tuyas [se ven|se reconocen] de lejos.',
    'Para [el primer piso|el primer coche|una casa compartida], poca cosa acompaña [tanto|tan a diario].',
    'Hay sitio también en [una mochila|una cremallera|un gancho] cuando las llaves [descansan|pesan demasiado].',
  ],
  tips: [
    'Para pasar las llaves sin romperse una uña, [una moneda|un clip] abre [la anilla|el aro] lo justo.',
    'De vez en cuando conviene mirar [la anilla|el cierre], que [se abre|se afloja] [con el uso|con los meses].',
    'En el mismo bolsillo que [el teléfono|las gafas] todo [se roza|se raya], así que mejor [aparte|en otro bolsillo].',
    'Si lleva nombre o fecha, revisa [la escritura|cada letra] [antes de pedir|dos veces].',
    'Menos llaves [pesan menos|estorban menos], y [la anilla|el bolsillo] lo agradece.',
  ],
}
