import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Explanation } from './explanation.tsx'

it('sets an explanation by its topics', async () => {
  await render(
    <Explanation text={'Title: It leads with "mug". A trait follows.\nLeft out: a link: www.x.'} />,
  )
  await expect.element(page.getByRole('term').first()).toHaveTextContent('Title')
  const meanings = page.getByRole('definition')
  expect(meanings.elements().map((one) => one.textContent)).toEqual([
    'It leads with "mug". A trait follows.',
    'a link: www.x.',
  ])
})

it('counts the tags as they are by now, and says nothing of all of them', async () => {
  const text = 'Title: It leads with "mug".\nTags: 9 of 13 are used. None fits twice.'
  const { rerender } = await render(<Explanation text={text} tags={10} />)
  expect(wordsOf(1)).toBe('10 of 13 are used. None fits twice.')
  await rerender(<Explanation text={text} tags={13} />)
  expect(wordsOf(1)).toBe('None fits twice.')
})

it('sets one in the language of the listing too', async () => {
  await page.viewport(1280, 800)
  await render(<Explanation text={'Titre: Il commence par « Bol ».\nTags: 9 sur 13.'} />)
  expect(
    page
      .getByRole('term')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['Titre', 'Tags'])
})

it.each([
  'Title: one topic alone may be the first word of prose.',
  'Title: this one\nTags: has\nwords that belong to no topic.',
  'Opens with your focus keyword.\n\nSize: it asks for it.',
])('shows any other whole, as it was written: %j', async (text) => {
  await render(<Explanation text={text} />)
  expect(page.getByRole('term').elements()).toEqual([])
  expect(document.querySelector('p')?.textContent).toBe(text)
})

it('shows on a phone of the reasons for a text alone the first', async () => {
  await page.viewport(390, 844)
  await render(<Explanation text={'Title: One.\nTags: Two.\nDescription: Three.'} />)
  expect(topics()).toEqual(['Title'])
  await page.getByRole('button', { name: 'All 3 reasons' }).click()
  expect(topics()).toEqual(['Title', 'Tags', 'Description'])
})

it('shows what says most on a phone, and all reasons on request', async () => {
  await page.viewport(390, 844)
  await render(
    <Explanation
      text={'Title: One.\nTags: Two.\nDescription: Three.\nLeft out: Four.\nBuyers will ask: Five.'}
    />,
  )
  expect(topics()).toEqual(['Title', 'Left out', 'Buyers will ask'])
  await page.getByRole('button', { name: 'All 5 reasons' }).click()
  expect(topics()).toEqual(['Title', 'Tags', 'Description', 'Left out', 'Buyers will ask'])
})

function topics() {
  return page
    .getByRole('term')
    .elements()
    .map((one) => one.textContent)
}

function wordsOf(at: number): string {
  return document.querySelectorAll('dd').item(at).textContent
}
