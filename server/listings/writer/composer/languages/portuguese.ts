import type { LanguagePack } from './pack.ts'
import { PORTUGUESE_CRAFTS } from './portuguese/crafts.ts'

export const PORTUGUESE: LanguagePack = {
  smallWords: 'e ou de do da dos das com para o a os as um uma em no na por sem ao à'.split(' '),
  isNounFirst: true,
  crafts: PORTUGUESE_CRAFTS,
  lines: [
    'Para qualquer dúvida antes de [encomendar|escolher], [basta uma mensagem|escreva].',
    'Nas fotos, os tons podem [variar um pouco|parecer um pouco diferentes] conforme [a luz|o aparelho].',
  ],
  gifts: [
    'Para oferecer, umas linhas à mão [dizem o que falta|valem tanto como o laço|fazem o resto].',
    'Um presente escolhido [com tempo|a pensar em alguém] nota-se [logo|à primeira vista].',
  ],
  giftSign: /presente|prenda/i,
  solemnSign: /\bluto\b|pêsames|condolências|falecid|funeral|\burnas?\b|cinzas|in memoriam/i,
  reasons: {
    title:
      'O título começa com «{primary}» e tem {titleLength} dos 140 caracteres permitidos; o mercado aconselha títulos curtos que digam bem o que é.',
    tags: 'São {tagCount} de 13 etiquetas, todas com 20 caracteres ou menos e com as suas próprias palavras.',
    short:
      'A descrição fica perto do seu texto, porque o programa não inventa nada sobre a peça em português; só acrescenta frases que valem para qualquer uma do gênero. Releia antes de publicar.',
    dropped: 'Não foi usado {words}, {why}.',
    noImage: 'Não há texto alternativo porque a foto não foi descrita.',
    why: {
      trademark: 'porque o nome pertence a uma marca ou pessoa',
      medical: 'porque promessas de saúde não são permitidas',
      promotional: 'porque promoções não cabem no anúncio',
      contradicting: 'porque contradiz a sua descrição',
      unbacked: 'porque a sua descrição não o diz',
      unreadable: 'porque não é uma pesquisa',
    },
  },
}
