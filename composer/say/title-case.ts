import { wordsOf } from '../read/words.ts'

const SMALL = new Set(
  'a an the and or for of with in on at by from to as de la le du des und mit für aus en y con per da di'.split(
    ' ',
  ),
)
const CAPITALS = new Set(
  'led bjd msd pdf svg png dxf usb pla petg dnd rpg edc ttrpg stl rfid vtt uk us diy dk dpn htv lp xl xxl ii iii iv kn'.split(
    ' ',
  ),
)

/** Measures keep the letters they are written with. */
const UNITS = new Set('x mm cm m km in ft yd oz g kg lb lbs ml l cl w v ct k gsm px dpi'.split(' '))

/** Title case; what the seller wrote with capitals inside ("iPad", "JPEG") stays. */
export function titleCase(text: string): string {
  let result = ''
  let done = 0
  let afterNumber = false
  for (const word of wordsOf(text)) {
    const isFirst = result.trim() === '' || text.slice(done, word.start).includes(',')
    const before = text.slice(done, word.start)
    const isUnit = afterNumber && (before === ' ' || before === '') && UNITS.has(word.low)
    result +=
      before + (isUnit || (before === '' && result !== '') ? word.text : cased(word.text, isFirst))
    afterNumber = word.isNumber
    done = word.end
  }
  return result + text.slice(done)
}

function cased(word: string, isFirst: boolean): string {
  const low = word.toLowerCase()
  if (CAPITALS.has(low)) return word === low ? low.toUpperCase() : word
  const hasCapital = word !== low
  if (hasCapital) return word
  return SMALL.has(low) && !isFirst ? low : low.charAt(0).toUpperCase() + low.slice(1)
}
