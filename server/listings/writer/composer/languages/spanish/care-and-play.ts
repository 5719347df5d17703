import type { LocalCraft } from '../pack.ts'
import { wholeWords } from '../whole-words.ts'

export const SOAP: LocalCraft = {
  names: wholeWords(
    'jabón|jabones|jaboncitos?|champú sólido|champús sólidos',
    'jabón líquido|moldes?|jaboneras?|porta jabón|sellos?|kit',
  ),
  scenes: [
    'Lavarse las manos [al llegar de la calle|antes de cenar] deja de ser [un trámite|una obligación] y se vuelve [un minuto propio|una buena costumbre].',
    'En el lavabo de las visitas, un detalle así [da la bienvenida|cuenta que se las esperaba] [sin decir nada|desde la puerta].',
    'La ducha del [lunes|miércoles] también puede [durar un poco más|tener su gracia], con [la radio de fondo|vapor en el espejo].',
    'En el armario de las toallas siempre conviene [tener repuesto|una reserva], para [las visitas|los olvidos|un regalo de última hora].',
    'De viaje, el baño de [un hotel|una casa ajena] parece [menos extraño|más tuyo] con [algo traído de casa|las cosas de siempre].',
    'Hay cosas pequeñas que se [tocan|usan] todos los días, y justo esas [merece la pena elegirlas bien|se agradecen más].',
  ],
  tips: [
    'Entre uso y uso, mejor [sobre una jabonera que escurra|en alto y con aire], [lejos del chorro|nunca en un charco].',
    'Los trocitos del final se [pegan a la pastilla nueva|juntan en una bolsita de malla] y [siguen haciendo espuma|no se pierde nada].',
    'El repuesto, en [un cajón seco|un armario con aire], sin [plástico|humedad], [aguanta bien la espera|espera sin problema].',
    'Antes de usar en [la cara|piel delicada], [lee los ingredientes|pregunta por los ingredientes] y prueba en [el brazo|una zona pequeña].',
    'Con [las manos|la esponja] bien mojadas se hace [más espuma|mejor espuma] y [se gasta menos|cunde más].',
    'Alternar [dos pastillas|la pastilla de la ducha y la del lavabo] deja que cada una [se seque a fondo|descanse] [de un día para otro|antes de volver al agua].',
  ],
}

export const SKIN_CARE: LocalCraft = {
  names: wholeWords(
    'cremas?|bálsamos?|ungüentos?|aceites? (?:facial|corporal|de masaje)|exfoliantes?|manteca corporal|tónico|sérum',
    'crema pastelera|color crema|bolsos?|camisetas?|cerámica|lana',
  ),
  scenes: [
    'En la mesilla, junto al [libro|reloj], hay mejor forma de cerrar [el día|la noche] que [el teléfono|una pantalla].',
    'Los domingos por la [noche|tarde], con [la bata puesta|la música baja], el cuarto de baño es [la mejor habitación|un buen refugio].',
    'En el bolso, [entre las llaves y el pañuelo|al lado del cargador], siempre hay sitio para [algo pequeño|un cuidado pequeño].',
    'Un minuto [delante del espejo|antes de acostarse], [sin prisa|con la puerta cerrada], también cuenta como [descanso|tiempo propio].',
    'Hay rutinas de [diez pasos|estantería entera] y rutinas de [uno solo|un minuto], y estas [son las que duran|se cumplen más].',
    'Por la mañana, [con el café a medias|antes de vestirse], un gesto breve [pone el día en marcha|sabe a pausa].',
  ],
  tips: [
    'La primera vez, prueba en [el antebrazo|una zona pequeña] y [espera un día|espera hasta el día siguiente].',
    'Lee los ingredientes si tienes [alergias|la piel sensible], y [pregunta|escríbeme] si [falta algún dato|dudas de alguno].',
    'Guardar [a la sombra|en un sitio fresco], lejos de [la ventana|la ducha caliente], [es media conservación|cuida lo que queda].',
    'El envase, bien cerrado y con [la tapa limpia|el borde limpio], [conserva mejor lo que queda|aguanta mejor el paso de los días].',
    'Poca cantidad [primero|al principio], que [siempre se puede añadir|repetir es fácil y quitar no tanto].',
    'Apuntar en el envase [el día en que se abre|la fecha de apertura] evita dudas [más tarde|meses después].',
  ],
}

export const TOYS: LocalCraft = {
  names: wholeWords(
    'peluches?|amigurumis?|muñec[oa]s?|muñequit[oa]s?|juguetes?|sonajeros?|ositos?|conejitos?|móvil de cuna|puzles?|rompecabezas|marionetas?',
    'para (?:perros?|gatos?)|velas?|lámina',
  ),
  scenes: [
    'Cada noche hay [un nombre que aprender|una historia nueva], y el que escucha sin interrumpir ya está [en la cama|bajo la manta].',
    'En el coche, [camino de los abuelos|de vuelta del colegio], los viajes se hacen [más cortos|mejores] con [alguien a quien contárselo|compañía en el asiento].',
    'La hora del té se celebra [en la alfombra|debajo de la mesa], con [invitados muy serios|tazas invisibles] y [mucha galleta imaginaria|normas secretas].',
    'En la estantería, [entre cuentos|junto a los lápices], siempre hay quien [vigila|escucha] cuando [nadie juega|la habitación está en silencio].',
    'A los niños les sale [un nombre|una voz] para cada cosa [en un segundo|sin pensar], y los mayores acaban [usándolos|hablando igual] también.',
    'Hay juegos que [no necesitan pilas|no tienen instrucciones] y llenan [una tarde de lluvia|la espera de la cena|un domingo entero].',
  ],
  tips: [
    'Para limpiar, [un paño húmedo|agua templada y poco jabón] primero, y [el lavado entero|la lavadora] solo si [lo indica el anuncio|las indicaciones lo permiten].',
    'Secar [al aire|a la sombra], lejos del [radiador|secador], [sin retorcer|con tiempo].',
    'Antes de regalar, mira [la edad recomendada|los detalles de arriba] y [pregunta|escríbeme] si es para [un bebé|manos muy pequeñas].',
    'De vez en cuando, [un vistazo a costuras y piezas|un repaso con los dedos] [nunca está de más|es buena costumbre], sobre todo tras [muchas aventuras|un verano de playa].',
    'El primer encuentro pide [una historia corta|un nombre], y de eso [se ocupan los niños|los niños saben más que nadie].',
    'Los pelos y el polvo se van con [un cepillo suave|un poco de cinta adhesiva], [sin mojar nada|en un momento].',
  ],
}

export const PETS: LocalCraft = {
  names: wholeWords(
    'para (?:tu )?(?:perros?|perritos?|gatos?|gatitos?|mascotas?|cachorros?)|(?:collar|correa|cama|bandana|chapa|arnés|abrigo|juguete) (?:de )?(?:perr[oa]s?|gat[oa]s?)|correas? de paseo|arnés|comederos?|rascador|rascadores',
    'retratos?|lámina|tazas?|cuadro|peluche|amigurumi|pendientes|camiseta|lovers?|amantes|dueñ[oa]s?|colgante|urna|patrón',
  ),
  scenes: [
    'El paseo de [la mañana|después de cenar] tiene [su público|sus conocidos], y [en el parque|en la esquina] siempre hay quien [pregunta|se agacha a saludar].',
    'En casa manda [quien duerme más horas|el que menos habla], y [sus cosas|sus rincones] [merecen buen gusto|también cuentan].',
    'Un [domingo|sábado] de sofá, con [alguien a los pies|un hocico cerca|un ronroneo al lado], no necesita [plan|más plan].',
    'Cuando se oyen [las llaves|los pasos en la escalera], ya hay alguien [detrás de la puerta|esperando en la entrada], [con cualquier tiempo|sin falta].',
    'La primera foto sale [movida|borrosa] y la décima [también|es la buena], como [siempre|en todas las familias con animales].',
    'Para quien tiene [un cuenco con nombre propio|pelos en cada jersey] y [no lo cambia por nada|lo lleva con orgullo].',
  ],
  tips: [
    'Si hay tallas, mide [con calma|con una cinta] antes de elegir, y si el animal está [entre dos tallas|creciendo], [pregunta|escríbeme] primero.',
    'Los primeros días, deja que [lo huela todo|se acerque solo], [sin prisa|a su ritmo], que los animales [también tienen manías|se fían despacio].',
    'Conviene echar un vistazo [de vez en cuando|cada semana] a [costuras y cierres|los bordes y las uniones], sobre todo con [dientes jóvenes|mordedores].',
    'Pelos fuera [antes de lavar|primero], con [un guante de goma|un cepillo], y luego [agua templada y poco jabón|lo que indique el anuncio].',
    'Estrenar con [un adulto delante|alguien cerca] es lo [prudente|normal], [como con todo lo nuevo|sobre todo con cachorros].',
  ],
}
