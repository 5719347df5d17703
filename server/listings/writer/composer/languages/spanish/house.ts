import type { LocalCraft } from '../pack.ts'
import { wholeWords } from '../whole-words.ts'

export const CANDLES: LocalCraft = {
  names: wholeWords(
    'velas?|velón|velones|velitas?',
    'porta velas?|moldes?|led|kit|candelabros?|barco|bandejas?',
  ),
  scenes: [
    'Para la hora en que [se apagan las pantallas|se guarda el trabajo|por fin todo el mundo se sienta] y [la casa baja la voz|el día se da por terminado].',
    'En la mesa, entre [el pan y las aceitunas|los platos y el vino|el mantel y los vasos], una llama hace que [la sobremesa se alargue|nadie tenga prisa por levantarse].',
    'Un [martes|jueves|lunes] cualquiera también admite [una luz pequeña|un poco de ceremonia] mientras [se hace la cena|suena la radio|fuera llueve].',
    'Junto a la bañera, con [la puerta cerrada|música bajita], [diez minutos|un cuarto de hora] de llama saben a [tarde libre|vacaciones cortas].',
    'En la estantería, [entre libros y fotos|junto a una planta|al lado del espejo], queda [un rincón preparado|un sitio con otra luz] para cuando [caiga la tarde|llegue la noche].',
    'Ya de noche, apetece [leer un capítulo más|terminar esa carta|escuchar un disco entero] con [poca luz|la lámpara apagada] y [sin mirar el reloj|la casa en silencio].',
    'Cuando llegan [visitas|amigos], una llama en [la entrada|el recibidor] dice «[pasa|estás en tu casa]» antes que nadie.',
  ],
  tips: [
    'Con la mecha recortada [antes de cada uso|cada vez], la llama [arde más tranquila|da menos humo|no baila tanto].',
    'Si la cera va en un recipiente, la primera vez [conviene|es mejor] dejar que se funda [toda la superficie|de borde a borde], y así [no se hace un túnel en el centro|se gasta por igual].',
    'Mejor lejos de las corrientes [de aire|de una ventana abierta|del ventilador], que [tuercen la llama|gastan la cera solo de un lado].',
    'Una llama no se deja sola, ni siquiera [para abrir la puerta|durante una llamada corta|un momento], y menos con [niños o animales|un gato curioso] cerca.',
    'Debajo, [un platito|una base que aguante el calor|una bandeja] [evita disgustos|ahorra marcas] en [la mesa buena|el mueble].',
    'Para guardar, [un armario fresco|un cajón a la sombra], porque [al sol|junto al radiador] la cera [se ablanda|pierde la forma].',
  ],
}

export const VASES: LocalCraft = {
  names: wholeWords(
    'jarrón|jarrones|jarroncitos?|floreros?|macetas?|maceteros?|portamacetas|violeteros?',
    'moldes?|cuadros?|láminas?',
  ),
  scenes: [
    'Basta [una rama del camino|algo del jardín|un poco de verde del mercado] y ya hay [algo que mirar|motivo para despejar la mesa].',
    'En [el alféizar|la repisa|la entrada], donde [da la luz de la mañana|todo el mundo pasa], una [hoja verde|rama con brotes] cambia [el rincón entero|la cara a la casa].',
    'Los [lunes|martes] de invierno se llevan mejor con [algo vivo|un poco de verde] junto a [la ventana|la cafetera|la pila de papeles].',
    'Al lado de [los libros|un espejo|unas fotos], [el hueco|ese estante vacío] deja de [parecer un hueco|pedir algo].',
    'En la mesa de [la cocina|trabajo], [un tallo de romero|una rama de eucalipto|algo de hierbabuena] hace más [compañía|bien] que un ramo grande.',
    'Hay quien [cambia los muebles de sitio|pinta una pared] y quien [pone algo verde en la ventana|trae una rama del paseo], y lo segundo se hace en [un minuto|un suspiro].',
    'Se acerca [la primavera|el buen tiempo], se [abren las ventanas|guardan los abrigos] y las plantas vuelven a [mandar en la casa|pedir sitio].',
  ],
  tips: [
    'Antes de elegir el sitio, conviene [mirar cuánta luz llega|fijarse en el sol de la tarde], porque [cada planta pide lo suyo|unas plantas lo agradecen y otras no].',
    'Un [salvamanteles|platito|paño doblado] debajo protege [el mueble|la mesa|la repisa] de [la humedad|las gotas].',
    'Para limpiar por dentro, agua templada y [un cepillo suave|un cepillo de mango largo], sin [prisas|estropajo].',
    'Antes de [comprar la planta|ir a por el verde], compara [las medidas de arriba|las medidas del anuncio] con [lo que tienes en mente|el sitio que has pensado].',
    'Mejor lejos del borde y de [las corrientes|los codos|la cola del gato], que [un portazo|un descuido] llega [sin avisar|cuando menos se espera].',
    'Para mover [lo que ya tiene agua o tierra|algo lleno], [las dos manos por la base|mejor desde abajo], nunca [del borde|con prisa].',
  ],
}

export const TEXTILES: LocalCraft = {
  names: wholeWords(
    'mantas?|mantitas?|cojín|cojines|fundas? de cojín|almohadón|almohadones|edredón|edredones|colchas?|quilts?',
  ),
  scenes: [
    'El sofá gana mucho [un domingo de lluvia|la tarde que refresca], cuando [nadie piensa salir|la siesta se alarga].',
    'Una habitación [cambia|se ablanda] con [poco|una sola cosa], y basta con [mirarla desde la puerta|entrar descalzo] para notarlo.',
    'Hay rincones que piden [algo de tela|un poco de textura], como [la butaca de leer|el banco de la ventana|la silla de siempre].',
    'Los viernes, con [la casa recogida|la cena hecha|los zapatos ya en la entrada], [lo blando|lo mullido] se agradece [el doble|más].',
    'Cuando vienen [invitados|los abuelos|los primos], son las cosas de tela las que [hacen casa|visten una habitación].',
    'Entre lo que ya tienes, [liso o estampado|heredado o nuevo], [una pieza distinta|un tejido más] siempre encuentra [sitio|compañía].',
  ],
  tips: [
    'Antes del primer lavado, mira [la etiqueta|las indicaciones de arriba], y si no hay, [agua fría y poco centrifugado|a mano y en frío] es lo [prudente|más seguro].',
    'Secar [en plano o a la sombra|a la sombra y con aire] [cuida la forma|evita que el tejido se deforme].',
    'De vez en cuando, [sacudir en la ventana|airear un rato] hace [más de lo que parece|casi tanto como un lavado].',
    'Una mancha reciente se seca con un paño [limpio|húmedo], [sin frotar|a toquecitos], [cuanto antes|antes de que se fije].',
    'Un rato largo de sol directo [apaga los tonos|se come los tonos], así que mejor [algo apartado de la ventana|cambiar de lado cada tanto].',
    'Compara las medidas con [el sofá|la cama] [antes de pedir|antes de decidir], que [a ojo siempre se falla|el ojo engaña].',
  ],
}

export const SEASON: LocalCraft = {
  names: wholeWords(
    'navidad|navideñ[oa]s?|halloween|pascua|adviento|guirnaldas?|belén|belenes|nacimiento|reyes magos|día de muertos',
  ),
  scenes: [
    'Cada año, al abrir [la caja de los adornos|la caja del altillo], hay algo que [todos buscan primero|se saca antes que nada].',
    'En [la puerta|la ventana|la repisa], la fiesta empieza [antes que en el calendario|también para los vecinos].',
    'La tarde de decorar tiene su orden, con [música|chocolate caliente|discusiones amables] y [una silla para llegar arriba|alguien que opina desde el sofá].',
    'Entre [lo heredado|lo de siempre] y lo que [hicieron los niños|trajo cada viaje], siempre cabe [una cosa más|algo nuevo].',
    'Hay familias que [ponen fecha|ponen nombre] a cada adorno, y con los años la caja [se lee como un álbum|cuenta toda la historia].',
    'La noche antes, con [la mesa a medio poner|todo casi listo], se [apaga la luz grande|mira de lejos] y la casa [ya es otra|parece otra].',
  ],
  tips: [
    'Al recoger, [papel de seda|un paño viejo|una bolsita] por pieza, y [el año que viene|la próxima vez] todo sale [entero|como entró].',
    'Una etiqueta en la caja, [con letra grande|aunque parezca obvio], ahorra [media tarde de búsqueda|abrir todas las demás].',
    'Guardar en [un sitio seco|un armario sin humedad], lejos de [la calefacción|ventanas y tuberías], es [casi todo el cuidado|lo que más alarga la vida].',
    'Mejor lejos de [velas encendidas|estufas|chimeneas], que [en fiestas|con la casa llena] cualquiera se [despista|distrae].',
    'Para el exterior, pregunta [primero|antes], porque [la lluvia|el viento] no [perdona|avisa].',
    'Conviene [pedir con margen|decidir con tiempo], porque [las fechas|las fiestas] llegan siempre [antes de lo que uno cree|de golpe].',
  ],
}
