import { languageOf } from '../language.ts'
import { MATERIALS } from '../lexicon/materials.ts'
import { isContent } from '../reading/phrases.ts'
import { type Reading, readText } from '../reading/reading.ts'
import type { Token } from '../reading/tokens.ts'
import { saidFinder } from '../reading/said.ts'
import { SOURCES } from '../rules.ts'
import { rememberedOf } from '../remembered.ts'
import { type Examined, type HealthCheck, ofPart, quotedList } from './check.ts'

/** What was entered that a buyer asks for: the words of it, and whether a text says them. */
export type Asked = {
  said: string
  sentence?: number
  /** Where it stands in the text; a material stands anywhere. */
  start?: number
  end?: number
  isToldBy: (told: Told) => boolean
}
/** What the fields of a listing hold together. */
export type Told = {
  roots: ReadonlySet<string>
  numbers: ReadonlySet<string>
  materials: ReadonlySet<string>
}

/** How much of it a description of each length has to tell. */
const WANTED = { short: 0.75, medium: 0.95, long: 0.95 } as const
/** Below this share of what is wanted it is no listing of this item. */
const NEARLY = 0.7

/** Sizes, materials and statements of the form that stand in no field are lost to the buyer. */
export function facts({ listing }: Examined): HealthCheck {
  const check = {
    id: 'facts',
    label: 'Your facts are in it',
    source: SOURCES.facts,
  } as const
  const asked = askedIn(readText(listing.productType))
  if (asked.length < 2) {
    const finding = 'Your text tells hardly any facts: buyers ask for size, material and parts.'
    return ofPart('description', { ...check, state: 'partly', finding })
  }
  const { generatedTitle, generatedDescription, generatedAltText } = listing
  const told = toldIn([generatedTitle, generatedDescription, generatedAltText ?? ''])
  const missing = asked.filter(({ isToldBy }) => !isToldBy(told))
  const share = 1 - missing.length / asked.length
  const wanted = WANTED[listing.descriptionLength]
  const lost = missing.toSorted((one, other) => placeOf(one) - placeOf(other))
  const first = Math.min(...asked.map(placeOf))
  // What she says first is what it is.
  const isWhole = share >= wanted && lost.every((one) => placeOf(one) > first)
  const state = isWhole ? 'met' : share >= wanted * NEARLY ? 'partly' : 'open'
  const finding = findingOf(lost, asked.length)
  const faults: HealthCheck['faults'] =
    state === 'met' ? [] : [{ part: 'description', text: faultOf(lost, asked.length) }]
  return { ...check, state, finding, faults }
}

/** All of what is missing. */
function faultOf(missing: readonly Asked[], count: number): string {
  return `Of ${count} facts we did not find ${quotedList(missing.map(({ said }) => said))}.`
}

function placeOf({ sentence = Infinity }: Asked): number {
  return sentence
}

function findingOf(missing: readonly Asked[], count: number): string {
  const [first] = missing
  if (first === undefined) return `We found all ${count} facts of your text in the listing.`
  const more = missing.length > 1 ? ` and ${missing.length - 1} more` : ''
  return `Of ${count} facts we did not find "${first.said}"${more}.`
}

/** What some texts tell together. Each is read by the review, too, and so only once. */
export function toldIn(texts: readonly string[]): Told {
  const all = texts.map(readText)
  return {
    roots: new Set(all.flatMap(({ tokens }) => tokens.map(({ root }) => root))),
    numbers: new Set(all.flatMap((reading) => numbersIn(reading))),
    materials: new Set(all.flatMap((reading) => materialsIn(reading))),
  }
}

const materialsIn = rememberedOf(saidFinder(MATERIALS))

/** Sizes, materials and statements of a text. Read once while it is edited. */
export const askedIn = rememberedOf((product: Reading): Asked[] => {
  const isEnglish = languageOf(product.text) === 'en'
  return [
    ...measured(product),
    ...(isEnglish ? materialsIn(product).map(materialAsked) : []),
    ...stated(product),
  ]
})

function materialAsked(material: string): Asked {
  return { said: material, isToldBy: ({ materials }) => materials.has(material) }
}

function measured({ measures, text, sentences, tokens }: Reading): Asked[] {
  return measures
    .filter(({ unit, sentence }) => {
      const { from = 0, to = 0 } = sentences[sentence] ?? {}
      const isShop = tokens.slice(from, to).some(({ word }) => OF_THE_SHOP.has(word))
      return unit !== '' && !OF_TIME.has(unit) && !isShop
    })
    .map(({ numbers, start, end, sentence }) => ({
      said: text.slice(start, end).replaceAll('\n', ' '),
      sentence,
      start,
      end,
      isToldBy: (told) => numbers.every((number) => told.numbers.has(number)),
    }))
}

function numbersIn({ tokens }: Reading): string[] {
  return tokens.filter(({ kind }) => kind === 'number').map(({ root }) => root)
}

const OF_TIME = new Set(['day', 'week', 'month', 'hour', 'minute'])
/** A statement with one of these is as likely about the shop as about the thing. */
const OF_THE_SHOP = new Set(
  `ship shipping ships shipped post posted postage dispatch delivery deliver delivered tracked tracking mail order orders return returns
  returned refund refunds exchange customs payment paypal price discount off sale shop store follow instagram facebook etsy message
  messages thank thanks welcome hello hi dear email msg dm pm convo www com review reviews star stars wholesale invoice £ $ €
  versand versenden versende verschicke verschicken versendet verschickt lieferung lieferzeit liefere liefern rückgabe umtausch mwst umsatzsteuer
  kleinunternehmer zoll envoi envois expédition expédié expédiée expédie livraison retours douane envío envíos enviamos devoluciones aduana
  spedizione spedizioni spediamo resi dogana verzending verzenden verstuur levertijd retour retourneren wysyłka frakt returer
  geschlossen urlaub betriebsferien fermée fermé vacances`.split(/\s+/),
)
const WORDS_MIN = 2
/** So much of a statement has to be told in its words. */
const TOLD = 0.6
const PAUSES = new Set([',', ';', '(', ')', '|', '/', ':', '–', '—'])

/** Each statement about the thing: what stands between two pauses. */
function stated({ sentences, tokens, text }: Reading): Asked[] {
  return sentences.flatMap(({ from, to }, sentence) => {
    const all = tokens.slice(from, to)
    if (all.some(({ word }) => OF_THE_SHOP.has(word))) return []
    return clausesOf(all)
      .flatMap(clauseAsked)
      .map((asked) => ({ ...asked, sentence }))
  })

  function clauseAsked(own: readonly Token[]): Asked[] {
    const roots = [
      ...new Set(
        own.filter((token) => isContent(token) && token.word.length > 1).map(({ root }) => root),
      ),
    ]
    if (roots.length < WORDS_MIN) return []
    const [start = 0, end = 0] = [own[0]?.start, own.at(-1)?.end]
    const said = text.slice(start, end).replaceAll('\n', ' ')
    const isToldBy = (told: Told) =>
      roots.filter((root) => told.roots.has(root)).length >= roots.length * TOLD
    return [{ said: shortened(said), start, end, isToldBy }]
  }
}

function clausesOf(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [[]]
  for (const token of tokens) {
    // "W/o" and "1/8" are whole.
    const isPause = PAUSES.has(token.word) && (token.word !== '/' || token.gap !== 'none')
    if (isPause) clauses.push([])
    else clauses.at(-1)?.push(token)
  }
  return clauses
}

function shortened(said: string): string {
  return said.length > QUOTE_MAX ? `${said.slice(0, said.lastIndexOf(' ', QUOTE_MAX))} …` : said
}

const QUOTE_MAX = 50
