import type { LocalCraft } from '../pack.ts'
import { wholeWords } from '../whole-words.ts'

export const FILES: LocalCraft = {
  names: wholeWords(
    '^patrón|^patrones|patr(?:ón|ones) (?:de |para )?(?:crochet|ganchillo|punto|costura|bordado|amigurumi|tejer|coser|pdf|punto de cruz)|descargas?|descargables?|digital|digitales|imprimibles?|pdf|svg|^plantillas?|archivos?',
    'enviad[oa]s? por correo|reloj|relojes',
  ),
  scenes: [
    'Una tarde [de lluvia|libre|de domingo], la mesa despejada y [algo caliente al lado|la radio puesta], y [ya se puede empezar|no falta nada más].',
    'Hay quien [imprime esa misma noche|empieza al minuto] y quien [espera al fin de semana|se guarda el plan para el sábado], y [las dos cosas salen bien|nadie se equivoca].',
    'Los proyectos se empiezan [un sábado por la mañana|una noche sin sueño] y se terminan [cuando se puede|con la radio puesta].',
    'Lo que se hace en casa lleva [la letra|el pulso|el gusto] de quien lo hace, y [ahí está la gracia|eso se nota].',
    'Con una carpeta de [nombre claro|nombre y fecha], lo de hoy [se encuentra también dentro de un año|se puede repetir el año que viene].',
    'Compartir una tarde de [tijeras y papel|manos ocupadas] con [una amiga|los niños|tu madre] [ya es un plan|no pide mucho más].',
  ],
  tips: [
    'Antes de [empezar|comprar], [mira el formato|lee qué incluye] y comprueba que [tu programa lo abre|te sirve].',
    'Guarda una copia en [otra carpeta|otro aparato], que [cualquier pantalla falla|cualquier disco falla] [sin avisar|cuando menos se espera].',
    'Si vas a imprimir, una prueba en [papel corriente|borrador] [ahorra tinta|evita sorpresas] y dice si [la escala está bien|todo sale en su sitio].',
    'La opción de imprimir [a tamaño real|sin ajustar a la página] suele ser la buena cuando [el tamaño importa|hay que recortar].',
    'Para el trabajo final, un papel [con algo más de cuerpo|más grueso] [se nota en la mano|aguanta mejor].',
    'Si algo no se [abre|ve bien], [escribe antes de desesperar|manda un mensaje] y cuenta [qué programa usas|desde dónde lo intentas].',
  ],
}

export const CARDS: LocalCraft = {
  names: wholeWords(
    'tarjetas?|tarjetón|postal|postales|tarjetitas?|felicitación|felicitaciones|invitación|invitaciones|papel de carta',
    'tarjeteros?|porta tarjetas|collares|taza',
  ),
  scenes: [
    'Escribir a mano [tarda un poco más|obliga a ir despacio], y eso [se nota al leer|se agradece al leer].',
    'En la mesa de la cocina, con [buena luz|un café], [las palabras salen solas|se encuentra el tono].',
    'Hay papeles que acaban en [una caja de zapatos|el cajón de la mesilla|un libro], y [se releen años después|aparecen en cada mudanza].',
    'Un [martes|jueves] sin [cumpleaños|motivo] es [el mejor día|buena ocasión] para [mandar unas líneas|dar noticias].',
    'Con [un bolígrafo que corra|la pluma buena] y [un cuarto de hora|el teléfono lejos], está [casi hecho|medio escrito].',
    'Tener papel bonito a mano salva [más de una fecha|muchos cumpleaños] cuando el calendario [se adelanta|se echa encima].',
  ],
  tips: [
    'Prueba [el bolígrafo|la tinta] en [una hoja suelta|otro papel], que no todos [secan igual|los papeles la beben igual].',
    'Un borrador [a lápiz|en otra hoja] [evita tachones|da confianza] cuando [la letra se tuerce|hay mucho que decir].',
    'Guardar [en plano|entre dos libros], lejos de [la humedad|la ventana], [cuida los bordes|mantiene el papel liso].',
    'Dejar secar [la tinta|lo escrito] un momento antes de [doblar|cerrar el sobre] ahorra [borrones|manchas en los dedos].',
    'Si lleva nombres o fechas, [revísalos|léelos en voz alta] [dos veces|con alguien] [antes de pedir|antes de confirmar].',
    'Firmar con [fecha y lugar|la fecha] parece poca cosa, y [dentro de unos años|con el tiempo] es [lo que más se mira|lo primero que se busca].',
  ],
}

export const PRINTS: LocalCraft = {
  names: wholeWords(
    'láminas?|póster|pósters|pósteres|poster|posters|cuadros?|ilustración|ilustraciones|grabados?|acuarelas?|retratos?|lienzos?|serigrafías?|impresión|dibujos?',
    'camisetas?|tazas?|cojín|cojines|bolsos?|cuadros? (?:de bicicleta|escoceses|vichy)|tela',
  ),
  scenes: [
    'En [el pasillo|la escalera], donde [siempre se pasa deprisa|nadie se para], algo en la pared [hace frenar|invita a parar].',
    'Sobre [el escritorio|la cómoda|el sofá], la vista [tiene dónde descansar|encuentra sitio] entre [una tarea y otra|llamada y llamada].',
    'Una pared vacía no pide [diez cosas|gran cosa], y a veces una sola imagen [basta|la llena].',
    'Apoyar en [una estantería|la repisa] en vez de colgar permite [cambiar de idea|mover las cosas] [cada estación|cuando apetece].',
    'En [una casa nueva|un piso de alquiler], lo primero que se cuelga [dice «aquí vivo»|hace que deje de haber eco].',
    'Entre [fotos de familia|postales y mapas], una imagen más [da otra nota|rompe la fila] y, sin saber por qué, [funciona|el conjunto respira].',
  ],
  tips: [
    'A la altura de los ojos [suele quedar bien|es buena regla], y un poco más bajo [si se mira desde el sofá|encima de un mueble].',
    'Mejor fuera [del sol directo|de la luz de mediodía], que con los años [se come los tonos|lo apaga todo].',
    'Un papel del mismo tamaño pegado con [cinta|masilla] en la pared dice enseguida [si encaja|si es el sitio], antes de [sacar el taladro|hacer agujeros].',
    'Antes de [pensar en el marco|buscar hueco], mira [las medidas de arriba|los datos del anuncio], [margen incluido|de borde a borde].',
    'En la cocina y en el baño hay [vapor|humedad], así que mejor [una pared apartada|otra habitación].',
    'Coger siempre por [los bordes|las esquinas], con las manos [limpias|secas], [aunque dé pereza|sobre todo al colgar].',
  ],
}

export const NOTEBOOKS: LocalCraft = {
  names: wholeWords(
    'cuadernos?|libretas?|diarios?|agendas?|álbum|álbumes|bullet journal',
    'fundas? para|pluma|uso diario',
  ),
  scenes: [
    'La primera página da [respeto|un poco de miedo], la segunda [ya no|casi nada], y a la décima [se escribe sola|nadie se acuerda].',
    'La mesilla es buen sitio para [lo que se ocurre de madrugada|los sueños raros|la lista de mañana], con [un lápiz corto|la luz pequeña].',
    'Los trenes y las salas de espera son buenos para [apuntar|dibujar] lo que [no cabe en el teléfono|se olvidaría].',
    'Hay quien llena [hasta los márgenes|página tras página sin tachar] y quien [pega entradas y hojas secas|dibuja mientras piensa].',
    'Un domingo con [café|lluvia] y [la semana por delante|el calendario en blanco] pide [papel|apuntar algo].',
    'Años después, al [hacer limpieza|abrir una caja], se lee [una receta|una frase oída en la calle|un plan que sí salió], y se agradece haberlo escrito.',
  ],
  tips: [
    'Prueba [la pluma|el rotulador] en la última página, por si [traspasa|la tinta tarda en secar].',
    'Dejar en blanco [la primera hoja|las dos primeras hojas] permite [hacer un índice|poner nombre] más adelante.',
    'Lejos de [la ventana|la humedad] las hojas [se ondulan menos|siguen lisas], sobre todo [en verano|cerca del mar].',
    'Si vas a pegar cosas, [poco y repartido|mejor hojas alternas], que el lomo [lo agradece|sufre menos].',
    'Antes de elegir, mira [las medidas|el tipo de hoja] y piensa si irá [en el bolso|siempre en la mesa].',
  ],
}
