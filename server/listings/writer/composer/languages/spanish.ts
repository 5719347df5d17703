import type { LanguagePack } from './pack.ts'

export const SPANISH: LanguagePack = {
  smallWords: 'y o de del con para el la los las un una en por a al sin'.split(' '),
  isNounFirst: true,
  openers: [
    '¿Buscas «{keyword}»?',
    'Para quien busca «{keyword}»:',
    'Si tu búsqueda es «{keyword}», mira esto:',
    'Has buscado «{keyword}» y aquí está:',
  ],
  lines: [
    '[Mira las fotos con calma, ahí se aprecia cada detalle|En las fotos se ve todo de cerca|Fíjate en las imágenes antes de decidir].',
    '[Si tienes alguna duda, escríbeme antes de comprar|Cualquier pregunta tiene respuesta por mensaje|¿Quieres saber algo más? Mándame un mensaje].',
    '[Comprueba las medidas antes de elegir|Compara los datos de arriba con lo que necesitas|Conviene medir el sitio que tienes pensado].',
    '[Hay piezas sencillas que acaban siendo las de cada día|Lo sencillo suele encontrar pronto su lugar|Las cosas pequeñas también hacen compañía].',
    '[El color puede variar un poco según la pantalla|Cada pantalla muestra los colores a su manera|La luz de la foto cambia ligeramente el tono].',
    '[Para ti o para otra persona, tú decides|Tú sabes mejor que nadie dónde quedará bien|Elige con tranquilidad, sin prisa].',
    '[Todo lo importante está en los datos de arriba|Arriba tienes lo que recibes|Lo que lees arriba es lo que llega].',
    '[Guarda el anuncio si prefieres pensarlo|Tómate tu tiempo para decidir|No hace falta decidir hoy].',
    '[Repasa los datos antes de pagar|Dos minutos de lectura evitan dudas|Lee despacio, que no hay prisa].',
    '[Pide opinión a alguien de confianza si dudas|Enséñaselo a quien tenga buen ojo|Compártelo con quien te ayude a elegir].',
    '[Toma un metro y hazte una idea del tamaño|Un metro ayuda a imaginar el tamaño|Dibuja las medidas en un papel y sabrás cómo es].',
  ],
  also: '[También aparece si buscas «{keyword}»|Responde igualmente a la búsqueda «{keyword}»|Quien escribe «{keyword}» también encuentra esta pieza|Si lo tuyo es «{keyword}», sigue leyendo|Entre las respuestas a «{keyword}» está esta].',
  gifts: [
    '[También es un buen regalo|Queda muy bien como regalo para alguien especial|Si piensas en un regalo, aquí tienes una idea].',
    '[Para regalar es una idea segura|Un detalle así se agradece|Sirve igual para regalar que para quedártelo].',
  ],
  giftSign: /regalo|detalle/i,
  reasons: {
    title:
      'El título empieza con «{primary}» y tiene {titleLength} de los 140 caracteres permitidos; el mercado aconseja títulos cortos que nombren bien el artículo.',
    tags: 'Hay {tagCount} de 13 etiquetas, todas de 20 caracteres o menos y con tus propias palabras.',
    short:
      'La descripción se mantiene breve y cerca de tu texto, porque el programa no inventa frases sobre la pieza en español; reléela antes de publicarla.',
    dropped: 'No se usó {words}, {why}.',
    noImage: 'No hay texto alternativo porque no describiste la foto.',
    why: {
      trademark: 'porque el nombre pertenece a una marca o persona',
      medical: 'porque no se permiten promesas de salud',
      promotional: 'porque las ofertas no van en el anuncio',
      contradicting: 'porque contradice tu descripción',
      unbacked: 'porque tu descripción no lo dice',
      unreadable: 'porque no es una búsqueda',
    },
  },
}
