import { expect, test } from 'vitest'
import { improved, type Shop } from '../testing/an-improvement.ts'

const PLANTER: Shop = {
  title: 'Terracotta planter, plant pot SALE!!!',
  text: 'Hi loves!\nTerracotta planter with a drip tray, thrown on my wheel. its 14cm across and 13 cm high. Left unglazed so the soil can breathe. made 2 order in italy. Not frost proof, keep it inside in winter.\nEnjoy your new pot!',
  tags: ['plant pot', 'terracotta pot', 'planter'],
}
const SHOUTED: Shop = {
  title: 'GREY LINEN APRON WITH POCKETS, HANDMADE IN THE UK',
  text: 'GREY LINEN APRON WITH TWO BIG POCKETS.\n\nSLOUCHY AND SOFT FROM DAY ONE, 90 X 75 CM. THE STRAPS CROSS AT THE BACK SO NOTHING PULLS.\n\nMACHINE WASH AT 40. I POST ON TUESDAYS.',
  tags: ['LINEN APRON', 'WELSH GIFT', 'grey apron', 'cross back apron'],
}

test('puts what her text says of the thing before each name that her tags give it', () => {
  const { generatedTags: tags } = improved(PLANTER).written
  expect(tags).toEqual(expect.arrayContaining([...PLANTER.tags, 'terracotta plant pot']))
})

test('never has fewer tags than she has true ones, and no torn one', () => {
  const { generatedTags: tags } = improved({
    title: 'Fox Quilt, Baby Shower Gift Crib Quilt, Woodland Nursery SALE',
    text: 'Hello!\nThis woodland fox crib quilt is pieced from 100% cotton in rust, cream and sage green. It measures 36 x 44 inches. Not for babies under 12 months to sleep under. Wash cold.\nThanks for looking!',
    tags: ['fox quilt', 'crib quilt', 'baby quilt', 'gender neutral baby', 'woodland nursery'],
  }).written
  expect(tags).toEqual(expect.arrayContaining(['gender neutral baby', 'cotton crib quilt']))
  expect(tags.length).toBeGreaterThan(5)
  expect(tags.filter((tag) => /^(?:day|shower|under|months)\b/.test(tag))).toEqual([])
})

test('writes an alt text of what her title and text say can be seen, and asks her to look', () => {
  const { written, whyOf } = improved(PLANTER)
  expect(written.generatedAltText).toBe('Terracotta planter with a drip tray.')
  expect(whyOf('altText')).toContain('check that it shows this')
})

test('writes no alt text of a thing of whose look nothing is said', () => {
  const { written, whyOf } = improved({
    title: 'Sourdough Starter, Live Culture SALE!!!',
    text: 'Hi!\nA live sourdough starter, 40 g in a pouch. Feed it once with flour and water and it is awake in a day. Contains wheat and gluten.\nThank you for looking!',
    tags: ['sourdough starter', 'live culture'],
  })
  expect(written.generatedAltText).toBeNull()
  expect(whyOf('altText')).toContain('could not make one')
})

test('names each slip that it mended, and how many capitals', () => {
  const why = improved(PLANTER).whyOf('description')
  for (const slip of ['2 order', 'its']) expect(why).toContain(`"${slip}"`)
  expect(why).toMatch(/\d capitals put in|A capital put in/)
})

test('calms all of what was shouted, and says so', () => {
  const { written, whyOf } = improved(SHOUTED)
  expect(whyOf('description')).toContain('Sentences in capitals are in small letters now.')
  const texts = [written.generatedTitle, written.generatedDescription, ...written.generatedTags]
  for (const text of texts) expect(text).not.toMatch(/\p{Lu}{3}/u)
  expect(written.generatedDescription).toContain('90 x 75 cm')
  expect(written.generatedDescription).toContain('I post on Tuesdays')
})

test('keeps her spelling', () => {
  const { title, written } = improved(SHOUTED)
  expect(`${title}\n${written.generatedTags.join('\n')}`).toMatch(/grey/i)
  expect(`${title}\n${written.generatedTags.join('\n')}`).not.toMatch(/gray/i)
})

test('makes a search of her lone word for what it is made of, and none of what is inside', () => {
  const { generatedTags: tags } = improved({
    title: 'Mug',
    text: 'Wheel thrown stoneware mug in a speckled cream glaze. Holds 350ml, 9cm tall. Dishwasher safe. 100% cotton batting around it in the box.\nthx for looking at my pots',
    tags: ['mug', 'ceramic'],
  }).written
  expect(tags).toContain('ceramic mug')
  expect(tags.join()).not.toContain('batting')
})

test('says of the whole nothing that a tag of hers says of a part', () => {
  const { written } = improved({
    title: 'Dog collar SALE!!!',
    text: 'Hello!\nA dog collar of full grain leather, 25 mm wide, with a solid brass buckle. Not for dogs that chew.\nThanks for looking!',
    tags: ['dog collar', 'leather dog collar', 'brass buckle collar'],
  })
  expect(`${written.generatedAltText} ${written.generatedTags.join()}`).not.toMatch(
    /brass (?!buckle)/i,
  )
})

test('says in an alt text what a person would say: one of it, and what it is made of', () => {
  const { written } = improved({
    title: 'Trinket Tray SALE!!!',
    text: 'Hello!\nThis is a trinket tray turned from walnut by hand, 12 cm across and oiled twice. It has a raised rim. Wipe it with a dry cloth. Thanks for looking!',
    tags: ['trinket tray', 'walnut tray', 'catch all tray', 'gift for her'],
  })
  expect(written.generatedAltText).toMatch(/^A .*(walnut.* tray|tray made of walnut)/)
})
