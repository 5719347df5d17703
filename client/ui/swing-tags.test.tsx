import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SwingTags } from './swing-tags.tsx'

it('is a list of the tags, with the length of each in words, and of all slots on demand', async () => {
  const tags = ['walnut dish', 'ring holder']
  const screen = await render(<SwingTags tags={tags} slots={13} lengthMax={20} />)
  const slots = page.getByRole('listitem')
  expect(slots.elements()).toHaveLength(2)
  await screen.rerender(<SwingTags tags={tags} slots={13} lengthMax={20} showsFree />)
  expect(slots.elements()).toHaveLength(13)
  await expect.element(slots.nth(0)).toHaveTextContent('walnut dish, 11 of 20 characters')
  await expect.element(slots.nth(1)).toHaveTextContent('ring holder, 11 of 20 characters')
  await expect.element(slots.nth(2)).toHaveTextContent('slot 3, free')
})

it('hands over the tag that is pressed, and its place', async () => {
  const press = vi.fn()
  await render(
    <SwingTags
      tags={['walnut dish', 'ring holder']}
      slots={2}
      lengthMax={20}
      onPress={press}
      pressLabel="Copy"
    />,
  )
  await userEvent.click(page.getByRole('button', { name: /^Copy ring holder/ }))
  expect(press).toHaveBeenCalledExactlyOnceWith('ring holder', 1)
})

it('says which tag is being changed and which cannot stay', async () => {
  await render(
    <SwingTags
      tags={['walnut dish', 'ring holder']}
      slots={2}
      lengthMax={20}
      onPress={vi.fn()}
      selected={1}
      refused={[0]}
    />,
  )
  await expect
    .element(page.getByRole('button', { name: /^ring holder/ }))
    .toHaveAttribute('aria-pressed', 'true')
  await expect
    .element(page.getByRole('button', { name: /^walnut dish.*, to fix$/ }))
    .toHaveAttribute('aria-pressed', 'false')
})

it('hangs a few tags side by side, with the note below them', async () => {
  await render(
    <div style={{ width: 700 }}>
      <SwingTags tags={['one', 'two', 'three']} slots={13} lengthMax={20} note="3 of 13 used" />
    </div>,
  )
  expect(tagsPerThread()).toEqual([1, 1, 1])
  const last = page.getByRole('listitem').nth(2).element().getBoundingClientRect()
  const note = page.getByText('3 of 13 used').element().getBoundingClientRect()
  expect(note.top).toBeGreaterThanOrEqual(last.bottom)
})

it('hangs eight tags in threads of like length', async () => {
  const tags = Array.from({ length: 8 }, (_, index) => `tag ${index + 1}`)
  await render(
    <div style={{ width: 420 }}>
      <SwingTags tags={tags} slots={13} lengthMax={20} />
    </div>,
  )
  expect(tagsPerThread()).toEqual([4, 4])
})

it('strings three threads of five, five and three where there is room, else two', async () => {
  const tags = Array.from({ length: 13 }, (_, index) => `tag ${index + 1}`)
  const screen = await render(
    <div style={{ width: 700 }}>
      <SwingTags tags={tags} slots={13} lengthMax={20} />
    </div>,
  )
  expect(tagsPerThread()).toEqual([5, 5, 3])
  await screen.rerender(
    <div style={{ width: 320 }}>
      <SwingTags tags={tags} slots={13} lengthMax={20} />
    </div>,
  )
  expect(tagsPerThread()).toEqual([7, 6])
})

it('keeps two threads within the edges of the column', async () => {
  const tags = Array.from({ length: 13 }, (_, index) => `tag ${index + 1}`)
  const { container } = await render(
    <div style={{ width: 320 }}>
      <SwingTags tags={tags} slots={13} lengthMax={20} />
    </div>,
  )
  const column = container.firstElementChild?.getBoundingClientRect()
  const edges = [...document.querySelectorAll('li')].map((tag) => tag.getBoundingClientRect())
  expect(Math.min(...edges.map(({ left }) => left))).toBe(column?.left)
  expect(Math.max(...edges.map(({ right }) => right))).toBe(column?.right)
})

function tagsPerThread(): number[] {
  const lefts = [...document.querySelectorAll('li')].map((tag) => tag.getBoundingClientRect().left)
  return [...new Set(lefts)].map((left) => lefts.filter((other) => other === left).length)
}
