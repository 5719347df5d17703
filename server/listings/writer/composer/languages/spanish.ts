import type { LanguagePack } from './pack.ts'

export const SPANISH: LanguagePack = {
  smallWords: 'y o de del con para el la los las un una en por a al sin'.split(' '),
  isNounFirst: true,
  crafts: [],
  lines: [
    '[Si tienes alguna duda, escríbeme antes de comprar|Cualquier pregunta tiene respuesta por mensaje|¿Quieres saber algo más? Mándame un mensaje].',
    '[El color puede variar un poco según la pantalla|Cada pantalla muestra los colores a su manera|La luz de la foto cambia ligeramente el tono].',
  ],
  gifts: [
    '[También es un buen regalo|Queda muy bien como regalo para alguien especial|Si piensas en un regalo, aquí tienes una idea].',
    '[Para regalar es una idea segura|Un detalle así se agradece|Sirve igual para regalar que para quedártelo].',
  ],
  giftSign: /regalo|detalle/i,
  solemnSign: /luto|duelo|pésame|funera|\burnas?\b|cenizas|difunt|in memoriam|conmemora/i,
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
