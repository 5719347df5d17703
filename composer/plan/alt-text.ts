import { ALT_TEXT } from '#marketplace/rules.ts'
import type { Brief } from '../read/form.ts'
import { sentencesOf } from '../read/sentences.ts'
import type { Avoiding } from './avoided.ts'
import { sentence } from '../say/sentence.ts'

/** The seller's own description of the photo, as a sentence; without one nobody here knows the picture. */
export function altTextOf(
  { input }: Brief,
  { isAvoided }: Pick<Avoiding, 'isAvoided'>,
): string | null {
  const typed = photoOf(input)
  const photo = isAvoided(typed)
    ? sentencesOf(typed)
        .filter((text) => !isAvoided(text))
        .join(' ')
    : typed
  if (photo === '') return null
  const whole = sentence(photo)
  if (whole.length <= ALT_TEXT.lengthGood) return whole
  const cut = whole.slice(0, ALT_TEXT.lengthGood)
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf(', '))
  return sentence(cut.slice(0, end === -1 ? cut.lastIndexOf(' ') : end))
}

function photoOf({ imageDescription }: Brief['input']): string {
  return (imageDescription ?? '').split('\n').join(' ').trim()
}
