import type { Listing } from '#contract/listings.ts'

/** About how high the parts stand on a desk, in pixels, where tags and alt text have a column of their own. */
const TITLE = 395
const LINE = 27
const LINE_LENGTH = 75
const TAGS = 100
const TAG_ROW = 52
const ALT_TEXT = 130

/** In the narrower column the reasons need so much more. */
const MORE = 60

/** Whether title and description stand so much higher than what is beside them that the reasons belong below that. */
export function isTextTaller(listing: Listing): boolean {
  const { generatedDescription, generatedTags, generatedAltText } = listing
  const lines = generatedDescription
    .split('\n')
    .reduce((sum, line) => sum + Math.ceil(line.length / LINE_LENGTH), 0)
  const texts = TITLE + LINE * lines
  const beside =
    TAGS + TAG_ROW * Math.ceil(generatedTags.length / 2) + (generatedAltText ? ALT_TEXT : 0)
  return texts - beside > MORE
}
