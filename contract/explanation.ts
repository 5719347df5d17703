export type Topic = 'title' | 'tags' | 'description' | 'leftOut' | 'buyersAsk' | 'profile'
type Topics = Readonly<Record<Topic, string>>

const ENGLISH: Topics = {
  title: 'Title',
  tags: 'Tags',
  description: 'Description',
  leftOut: 'Left out',
  buyersAsk: 'Buyers will ask',
  profile: 'From your shop profile',
}

const BY_LANGUAGE: Readonly<Record<string, Topics>> = {
  en: ENGLISH,
  de: {
    title: 'Titel',
    tags: 'Tags',
    description: 'Beschreibung',
    leftOut: 'Ausgelassen',
    buyersAsk: 'Käufer werden fragen',
    profile: 'Aus dem Shop-Profil',
  },
  fr: {
    title: 'Titre',
    tags: 'Tags',
    description: 'Description',
    leftOut: 'Laissé de côté',
    buyersAsk: 'Les acheteurs demanderont',
    profile: 'Du profil de la boutique',
  },
  es: {
    title: 'Título',
    tags: 'Etiquetas',
    description: 'Descripción',
    leftOut: 'Dejado fuera',
    buyersAsk: 'Te preguntarán',
    profile: 'Del perfil de la tienda',
  },
  it: {
    title: 'Titolo',
    tags: 'Tag',
    description: 'Descrizione',
    leftOut: 'Tralasciato',
    buyersAsk: 'Chi compra chiederà',
    profile: 'Dal profilo del negozio',
  },
  nl: {
    title: 'Titel',
    tags: 'Tags',
    description: 'Beschrijving',
    leftOut: 'Weggelaten',
    buyersAsk: 'Kopers zullen vragen',
    profile: 'Uit je winkelprofiel',
  },
  pt: {
    title: 'Título',
    tags: 'Tags',
    description: 'Descrição',
    leftOut: 'Deixado de fora',
    buyersAsk: 'Vão perguntar',
    profile: 'Do perfil da loja',
  },
  pl: {
    title: 'Tytuł',
    tags: 'Tagi',
    description: 'Opis',
    leftOut: 'Pominięto',
    buyersAsk: 'Kupujący zapytają',
    profile: 'Z profilu sklepu',
  },
  sv: {
    title: 'Titel',
    tags: 'Taggar',
    description: 'Beskrivning',
    leftOut: 'Utelämnat',
    buyersAsk: 'Köpare kommer att fråga',
    profile: 'Från butiksprofilen',
  },
  ja: {
    title: 'タイトル',
    tags: 'タグ',
    description: '説明',
    leftOut: '省いたもの',
    buyersAsk: '購入者からの質問',
    profile: 'ショップのプロフィールから',
  },
}

/** What an explanation speaks of, in its order and the listing's language; each on a line of its own: `Topic: sentences`. */
export function explanationTopics(language: string): Topics {
  return BY_LANGUAGE[language] ?? ENGLISH
}

/** The topics of every language. */
export const EXPLANATION_TOPICS: readonly string[] = Object.values(BY_LANGUAGE).flatMap((topics) =>
  Object.values(topics),
)

/** Those that speak of the tags and of the description, in every language. */
export const DETAIL_TOPICS: readonly string[] = Object.values(BY_LANGUAGE).flatMap(
  ({ tags, description }) => [tags, description],
)

/** Of what a line of an explanation speaks, in whatever language; null for one that begins with no topic. */
export function topicOfLine(line: string): Topic | null {
  return TOPIC_BY_NAME.get(line.slice(0, line.indexOf(':'))) ?? null
}

const TOPIC_BY_NAME: ReadonlyMap<string, Topic> = new Map(
  Object.values(BY_LANGUAGE).flatMap(
    ({ title, tags, description, leftOut, buyersAsk, profile }) => [
      [title, 'title'],
      [tags, 'tags'],
      [description, 'description'],
      [leftOut, 'leftOut'],
      [buyersAsk, 'buyersAsk'],
      [profile, 'profile'],
    ],
  ),
)
