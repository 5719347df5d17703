import { remembered } from './remembered.ts'
import { tokens } from './text.ts'

/** Languages we know some sentences of; `other` is one we can only tell from English. */
export type Language = 'en' | 'de' | 'es' | 'fr' | 'it' | 'pt' | 'nl' | 'ja' | 'ar' | 'hi' | 'other'

/** One that we can name, by its code; of most of them we know no sentence. */
type Tongue = Language | 'pl' | 'sv' | 'da' | 'fi' | 'tr' | 'cs' | 'ro' | 'hu' | 'id'

const SCRIPTS: readonly (readonly [Language, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['other', /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/gu],
]

/** Letters of Japanese are spread thinly between Chinese ones, which alone are none. */
const SCRIPT_SHARE = 0.3
const KANA_SHARE = 0.1

/** Words that give a language away: its small words, and what is made and what it is made of. */
const TELLING_WORDS: readonly (readonly [Tongue, ReadonlySet<string>])[] = [
  words(
    'en',
    `the and with for of is from your each set handmade made gift you this by inches long wide in on a to at
    mug candle ring wood wooden silver earrings necklace ceramic cotton wool leather bag bowl board soap print`,
  ),
  words(
    'de',
    `und mit aus der das für ein eine ist im vom zum zur nicht auch handgemacht handgemachte geschenk größe wird
    sowie kerze kerzen tasse holz eiche silber leder wolle keramik ohrringe kette schale brett seife duft tasche blau grün
    in auf ohne bei oder sehr jede jeder jedes innen außen stück farbe mein meine meiner gestrickt gehäkelt genäht
    leinen baumwolle armband edelstahl rahmen kleine kleiner großes kinder lange eines handarbeit selbstgemacht`,
  ),
  words(
    'es',
    `con para y el los las un una hecho hechos hecha mano regalo del de por muy sin cada vela taza madera plata
    cuero lana pendientes pulsera jabón bolso cerámica artesanal azul negro la en mide tarro algodón lámina tamaño
    perro anillo mermelada tejido tejida papel páginas ganchillo patrón nivel mide miden bordado no
    cojín funda relleno flores a`,
  ),
  words(
    'fr',
    `et avec pour le les des une un fait faite main cadeau est du de au sur dans très sans chaque bougie tasse
    bois argent cuir laine collier boucles oreilles savon céramique artisanal bleu vert de la aux à d l qui
    lavande parfumée cire bougies coussin doudou naissance papier affiche incluses inclus vendu vendue verre grès
    lin coton fleurs en porte couronne a carte recyclé recyclée couture tricot niveau débutant broderie cousu cousue`,
  ),
  words(
    'it',
    `con per il gli una un fatto fatta mano regalo è di della del da su e senza ogni candela tazza legno argento
    pelle lana orecchini collana bracciale sapone borsa ceramica artigianale blu la le al alla nel dei delle carta
    cotone lino vetro stampa misura anello tagliere quaderno uncinetto pagine livello italiano fatti fatte senza misure maglia in a
    taccuino copertina rilegato cucito cane gatto taglia taglie tessuto accessori bambini`,
  ),
  words(
    'pt',
    `com para os o uma um feito feita mão presente é de da do não sem cada e vela caneca madeira prata couro lã
    brincos colar pulseira sabonete bolsa cerâmica artesanal em na no ao à papel algodão vidro linho tamanho
    quadro anel tábua costurado bordado páginas nível croché crochê costura receita mede a`,
  ),
  words(
    'nl',
    `en met van voor het de een gemaakt handgemaakt handgemaakte hand cadeau is op niet uit zonder elke kaars mok
    beker hout houten zilver zilveren leer wol oorbellen ketting armband zeep tas keramiek keramische
    in bij jouw mijn elke kleur katoen katoenen gehaakt gebreid gehaakte gebreide kleine grote lange kinderkamer lijst
    zelfgemaakt zelfgemaakte bedrukt gedrukt`,
  ),
  words(
    'pl',
    'z ze dla na do jest ręcznie prezent zestaw bez świeca kubek drewno srebro lub nie są oraz się przed przy',
  ),
  words('sv', 'och med av för en ett är till handgjord present på från utan ljus trä keramik'),
  words('da', 'og med af til en et er håndlavet gave på fra uten uden laget lys træ tre'),
  words(
    'fi',
    'ja on sekä käsintehty lahja ilman tehty kynttilä muki puu hopea sininen ei että se kun niin ovat mutta tai kuin ole siksi',
  ),
  words('tr', 've ile için bir el yapımı hediye olarak çok mum kupa ahşap gümüş'),
  words(
    'cs',
    's z pro ze na ručně dárek vyrobený je bez svíčka hrnek dřevo stříbro nebo není jsou jako dělám každé při ale',
  ),
  words('ro', 'și cu din pentru un o este manual cadou fără lumânare cană lemn argint'),
  words('hu', 'és az egy kézzel készült ajándék nélkül gyertya bögre fa ezüst'),
  words('id', 'dan dengan untuk dari yang buatan tangan hadiah kayu perak lilin'),
]

/** Ends of joined words, none of which an English word has: "Duftkerze", "boodschappentassen". */
const TELLING_ENDS: Partial<Record<Tongue, RegExp>> = {
  de: /.(?:kerzen?|seifen?|tassen?|taschen?|ketten?|ringe|schalen?|brett|bretter|decken?|kissen|becher|anleitung|anhänger|schmuck|mützen?|jacken?|karten?|kalender|marmelade|holz|wolle|leder|silber|licht|stoff|beutel|kranz|wachs)$/,
  fi: /..(?:ssa|ssä|sta|stä|lla|llä|lta|ltä|ksi|ään|aan)$|ää|yö|äy/,
  nl: /aa|ij|.(?:tassen|tasje|deken|kussens?|kaart|kaarten|ketting|oorbellen|patroon|houder|druk|doek|koord|garen|papier|boek|jurk)$/,
}

function words(language: Tongue, list: string): readonly [Tongue, ReadonlySet<string>] {
  return [language, new Set(list.split(/\s+/))]
}

// Letters that English borrows with its loanwords, as in "café" or "crème", are left out.
const FOREIGN_LETTER = /[ąćęłńśźżğışőűčřšžěůåøæđțșãõßìò¿¡]/iu
const ACCENT = /[äöüñáéíóúàèùâêîôûç]/iu

/** How words are spelt in one of two neighbours only. */
const SHAPES = new Map<Tongue, RegExp>([
  ['es', /ñ|[íóá]n$|ción$|uel|^ll/u],
  ['fr', /[èêîûœ]|ées?$|eaux?$|eux$|tion$/u],
  ['it', /zion[ei]$|ità$|gli|cchi|zz/u],
  ['pt', /[ãõ]|ção$|ções$|[lnç]h|inho/u],
])

/** The language most of a text is written in; English when nothing speaks against it. */
export const languageOf = remembered((text): Language => known(tongueOf(text)), 100_000)

/** The same, with a name of its own for a language that we know a few words of. */
export const tongueOf = remembered(mostOf, 100_000)

const KNOWN: ReadonlySet<string> = new Set<Language>([
  'en',
  'de',
  'es',
  'fr',
  'it',
  'pt',
  'nl',
  'ja',
  'ar',
  'hi',
])

function known(tongue: Tongue): Language {
  return isKnown(tongue) ? tongue : 'other'
}

function isKnown(tongue: Tongue): tongue is Language {
  return KNOWN.has(tongue)
}

function mostOf(text: string): Tongue {
  const letters = (text.match(/\p{L}/gu) ?? []).length
  for (const [language, script] of SCRIPTS) {
    const share = language === 'ja' ? KANA_SHARE : SCRIPT_SHARE
    if ((text.match(script) ?? []).length > letters * share) return language
  }
  return latinLanguage(tokens(text))
}

function latinLanguage(said: readonly string[]): Tongue {
  // "Hand dyed, hand wash" says one word twice, which is no more proof than once.
  const different = [...new Set(said)]
  const scores = TELLING_WORDS.map(([language, small]) => ({
    language,
    score: different.filter((word) => small.has(word) || TELLING_ENDS[language]?.test(word)).length,
    // "En", "de" and "para" are words of several languages; the spelling tells these apart.
    shaped: different.filter((word) => SHAPES.get(language)?.test(word)).length,
  }))
  const english = scores[0]?.score ?? 0
  const best = scores.toSorted((a, b) => b.score - a.score || b.shaped - a.shaped)[0]
  const foreign = said.filter((word) => FOREIGN_LETTER.test(word)).length
  const isAccented = foreign > 0 || said.some((word) => ACCENT.test(word))
  // A single shared word such as "in" or "de" is no proof; the accents decide close calls.
  const proof = isAccented && english === 0 ? 1 : 2
  const lead = (best?.score ?? 0) - english
  if (best !== undefined && best.score >= proof && lead > (isAccented ? 0 : 1)) return best.language
  return foreign > english && foreign > 1 ? 'other' : 'en'
}
