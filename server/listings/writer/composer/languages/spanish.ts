import type { LanguagePack } from './pack.ts'
import { SPANISH_CRAFTS } from './spanish/crafts.ts'

export const SPANISH: LanguagePack = {
  smallWords: 'y o de del con para el la los las un una en por a al sin'.split(' '),
  isNounFirst: true,
  crafts: SPANISH_CRAFTS,
  lines: [
    'Si tienes [alguna duda|una pregunta], escríbeme antes de [comprar|decidir].',
    'En pantalla los tonos pueden [variar un poco|verse algo distintos], así que [cuenta con ello|pregunta si te importa el matiz].',
  ],
  gifts: [
    'Si es para regalar, una nota a mano [dice lo que falta|vale tanto como el lazo|lo termina de hacer tuyo].',
    'Un regalo elegido [con tiempo|pensando en alguien] se nota [desde el primer momento|a primera vista].',
  ],
  giftSign: /regalo|detalle/i,
  solemnSign: /\bluto\b|\bduelo\b|pésame|funera|\burnas?\b|cenizas|difunt|in memoriam|conmemora/i,
  reasons: {
    title:
      'El título empieza con «{primary}» y tiene {titleLength} de los 140 caracteres permitidos; el mercado aconseja títulos cortos que nombren bien el artículo.',
    tags: 'Hay {tagCount} de 13 etiquetas, todas de 20 caracteres o menos y con tus propias palabras.',
    short:
      'La descripción se mantiene cerca de tu texto, porque el programa no inventa nada sobre la pieza en español; solo añade frases que valen para cualquiera de su clase. Reléela antes de publicarla.',
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
