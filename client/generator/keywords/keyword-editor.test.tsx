import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import type { Listing } from '#contract/listings.ts'
import { aListing } from '#client/testing/samples.ts'
import { touchScreen } from '#client/testing/touch.ts'
import { TooltipProvider } from '#client/ui/tooltip.tsx'
import { EMPTY_ITEM, type Item, reviewItem } from '#client/generator/item.ts'
import { KeywordEditor } from './keyword-editor.tsx'

beforeEach(() => page.viewport(1280, 900))

const entry = page.getByRole('textbox', { name: 'Keywords' })
const addButton = page.getByRole('button', { name: 'Add', exact: true })
const report = page.getByRole('status').first()
const chips = page
  .getByRole('list', { name: 'Keywords' })
  .getByRole('button', { name: /^Edit keyword/ })
const star = (keyword: string) => page.getByRole('button', { name: `Focus keyword: ${keyword}` })
const removeButton = (keyword: string) =>
  page.getByRole('button', { name: `Remove keyword: ${keyword}` })
const chip = (keyword: string) => page.getByRole('button', { name: `Edit keyword: ${keyword}` })
const field = (keyword: string) => page.getByRole('textbox', { name: `Edit keyword: ${keyword}` })

async function editKeywords(list: Partial<Item> = {}, listings: Listing[] = []) {
  function Form() {
    const [item, setItem] = useState<Item>({ ...EMPTY_ITEM, ...list })
    const [typed, setTyped] = useState('')
    const change = (changes: Partial<Item>) => setItem({ ...item, ...changes })
    const typing = { typedKeywords: typed, typeKeywords: setTyped }
    const form = { item, review: reviewItem(item), change, ...typing }
    return (
      <KeywordEditor
        form={form}
        details={form.item.productType}
        listings={listings}
        isMissing={false}
      />
    )
  }
  await render(
    <TooltipProvider>
      <Form />
    </TooltipProvider>,
  )
}

const shown = () => chips.elements().map((element) => element.textContent)

it('splits on commas, new lines and semicolons, in lower case and without repeats', async () => {
  await editKeywords()
  await entry.fill('Ring Dish, gift;ring dish\n Oak Bowl ,')
  await addButton.click()
  expect(shown()).toEqual(['ring dish', 'gift', 'oak bowl'])
  await expect.element(entry).toHaveValue('')
  await expect.element(entry).toHaveFocus()
})

it('says what was added and what was already there', async () => {
  await editKeywords({ keywords: ['gift'] })
  await entry.fill('ring dish, oak bowl, gift')
  await addButton.click()
  await expect.element(report).toHaveTextContent('2 keywords added, 1 was already there')
})

it.each(['{Control>}{Enter}{/Control}', '{Meta>}{Enter}{/Meta}'])('adds with %s', async (keys) => {
  await editKeywords()
  await entry.fill('ring dish')
  await userEvent.keyboard(keys)
  expect(shown()).toEqual(['ring dish'])
})

it('tells of keys only where there are some', async () => {
  await editKeywords()
  await expect.element(entry).toHaveAccessibleDescription(/Ctrl \+ Enter adds\.$/)
  await touchScreen()
  await expect.element(entry).toHaveAccessibleDescription(/new lines\.$/)
})

it('cannot add while nothing was typed', async () => {
  await editKeywords()
  await expect.element(addButton).toBeDisabled()
  await entry.fill('  \n ')
  await expect.element(addButton).toBeDisabled()
})

it('puts focus keywords first and keeps the focus on the star', async () => {
  await editKeywords({ keywords: ['ring dish', 'gift'] })
  await star('gift').click()
  expect(shown()).toEqual(['gift', 'ring dish'])
  await expect.element(star('gift')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(star('gift')).toHaveFocus()
  await star('gift').click()
  await expect.element(star('gift')).toHaveAttribute('aria-pressed', 'false')
})

it('corrects a keyword in place with Enter, and its star stays', async () => {
  await editKeywords({ keywords: ['ring dish', 'gift'], starredKeywords: ['gift'] })
  await chip('gift').click()
  await field('gift').fill(' Gift for HER ')
  await userEvent.keyboard('{Enter}')
  expect(shown()).toEqual(['gift for her', 'ring dish'])
  await expect.element(star('gift for her')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(chip('gift for her')).toHaveFocus()
})

it('saves a correction with the tick', async () => {
  await editKeywords({ keywords: ['gift'] })
  await chip('gift').click()
  await field('gift').fill('present')
  await page.getByRole('button', { name: 'Save keyword' }).click()
  expect(shown()).toEqual(['present'])
})

it('leaves a keyword as it was with Escape and with the cross', async () => {
  await editKeywords({ keywords: ['gift'] })
  await chip('gift').click()
  await field('gift').fill('present')
  await userEvent.keyboard('{Escape}')
  expect(shown()).toEqual(['gift'])
  await expect.element(chip('gift')).toHaveFocus()
  await chip('gift').click()
  await page.getByRole('button', { name: 'Cancel editing' }).click()
  expect(shown()).toEqual(['gift'])
})

it('stays within a phone, however many suggestions there are to scroll through', async () => {
  await page.viewport(390, 844)
  const own =
    'walnut tray, walnut serving bowl, walnut salad bowl, walnut fruit bowl, walnut key bowl'
  await editKeywords({ productType: 'small walnut bowl, oiled', keywords: ['walnut bowl'] }, [
    aListing({ productType: 'Turned bowl, ash', keywords: own }),
  ])
  const last = page.getByRole('button', { name: /^Add keyword/ }).last()
  await expect.element(last).toBeVisible()
  expect(last.element().getBoundingClientRect().right).toBeGreaterThan(450)
  expect(addButton.element().getBoundingClientRect().right).toBeLessThanOrEqual(390)
  // In its card the row reaches to the edges; here it stands without one.
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390 + 16)
})

it('shows fewer on a phone, where a keyword is removed at once or in its editor', async () => {
  await page.viewport(390, 844)
  await editKeywords({ keywords: keywords(6) })
  expect(shown()).toEqual(keywords(4))
  await expect.element(page.getByRole('button', { name: 'Show 2 more' })).toBeVisible()
  await removeButton('keyword 1').click()
  await chip('keyword 2').click()
  await removeButton('keyword 2').click()
  await expect.element(chip('keyword 3')).toHaveFocus()
  expect(shown()).toEqual(['keyword 3', 'keyword 4', 'keyword 5', 'keyword 6'])
})

it('moves the focus to the next chip when one is removed, at last to the entry', async () => {
  await editKeywords({ keywords: ['ring dish', 'gift', 'oak bowl'], starredKeywords: ['gift'] })
  await removeButton('gift').click()
  await expect.element(removeButton('ring dish')).toHaveFocus()
  await removeButton('oak bowl').click()
  await expect.element(removeButton('ring dish')).toHaveFocus()
  await removeButton('ring dish').click()
  await expect.element(entry).toHaveFocus()
})

it('marks a keyword that is too long for a tag with its length', async () => {
  await editKeywords({ keywords: ['gift', 'wooden anniversary gift for wife'] })
  await expect.element(page.getByText('32 characters, too long for a tag')).toBeInTheDocument()
  expect(page.getByText(/too long for a tag/).elements()).toHaveLength(1)
})

it('folds away more than 9 and shows them on request', async () => {
  await editKeywords({ keywords: keywords(24) })
  expect(chips.elements()).toHaveLength(9)
  await page.getByRole('button', { name: 'Show 15 more' }).click()
  expect(chips.elements()).toHaveLength(24)
})

it('keeps a correction that is left open, and splits it as it splits what is typed', async () => {
  await editKeywords({ keywords: ['walnut bowl', 'gift'] })
  await chip('walnut bowl').click()
  await field('walnut bowl').fill('oak bowl, oak dish')
  await entry.click()
  expect(shown()).toEqual(['oak bowl', 'oak dish', 'gift'])
  await expect.element(entry).toHaveFocus()
})

it('offers keywords of the text and of the own listings of such a thing, each a press away', async () => {
  await editKeywords({ productType: 'small walnut bowl, oiled', keywords: ['walnut bowl'] }, [
    aListing({ productType: 'Bowls of ash', keywords: 'wood ring holder, walnut tray' }),
    aListing({ productType: 'Walnut key hook', keywords: 'walnut hook' }),
  ])
  await page.getByRole('button', { name: 'Add keyword: walnut tray' }).click()
  expect(shown()).toEqual(['walnut bowl', 'walnut tray'])
  await expect
    .element(page.getByRole('button', { name: 'Add keyword: small walnut bowl' }))
    .toBeVisible()
  expect(page.getByRole('button', { name: /Add keyword: (wood ring|.*hook)/ }).elements()).toEqual(
    [],
  )
})

it('shows what is added to a folded list', async () => {
  await editKeywords({ keywords: keywords(18) })
  await entry.fill('newcomer')
  await addButton.click()
  await expect.element(chip('newcomer')).toBeVisible()
})

it.each([
  [1, true],
  [19, true],
  [20, false],
])('warns of too few keywords with %i: %s', async (count, isWarned) => {
  await editKeywords({ keywords: keywords(count) })
  const warning = `You have ${count} keyword(s) added. We recommend at least 20-25 relevant keywords...`
  expect(page.getByText(warning).elements()).toHaveLength(isWarned ? 1 : 0)
})

it.each([
  [12, true],
  [13, false],
])('warns of too few short keywords with %i: %s', async (count, isWarned) => {
  await editKeywords({ keywords: [...keywords(count), 'a keyword longer than twenty'] })
  const warning = `You have ${count} short keyword(s) (20 characters or less) that could be used for tags...`
  expect(page.getByText(warning).elements()).toHaveLength(isWarned ? 1 : 0)
})

function keywords(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `keyword ${index + 1}`)
}
