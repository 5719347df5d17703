import type { LanguagePack } from './pack.ts'

export const SPANISH: LanguagePack = {
  smallWords: 'y o de del con para el la los las un una en por a al sin'.split(' '),
  isNounFirst: true,
  openers: [
    '¿Buscas {keyword}?',
    'Para quien busca {keyword}:',
    'Si tu búsqueda es {keyword}, mira esto:',
  ],
  lines: [
    '[Mira las fotos con calma|Fíjate en las fotos]: [ahí se aprecia cada detalle|se ve todo de cerca].',
    '[Si tienes alguna duda|Si quieres saber algo más], escríbeme [antes de comprar|antes de hacer el pedido].',
    '[Comprueba las medidas|Revisa los datos de arriba] [antes de decidirte|para acertar].',
    '[Hay piezas sencillas|Son de esas cosas] que [acaban siendo las de cada día|se quedan contigo].',
    'Un poco de magia [para un día cualquiera|en lo cotidiano].',
  ],
  also: '[También encaja si buscas|Responde igualmente a|Una buena opción para quien quiere] {keyword}.',
  gifts: [
    '[También es un buen regalo|Queda muy bien como regalo] [para alguien especial|si quieres sorprender].',
    '[Si piensas en un regalo|Como detalle], [es una buena idea|aquí tienes una idea].',
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
