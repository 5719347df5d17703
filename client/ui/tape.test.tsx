import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CharacterCounter } from './counter.tsx'
import { Tape } from './tape.tsx'

it('measures a text as a meter and in words', async () => {
  await render(<Tape length={58} max={140} label="Title length" />)
  const tape = page.getByRole('meter', { name: 'Title length' })
  await expect.element(tape).toHaveAttribute('aria-valuenow', '58')
  await expect.element(tape).toHaveAttribute('aria-valuemax', '140')
  await expect.element(tape).toHaveAttribute('aria-valuetext', '58 / 140')
})

it('stays within its bounds when a stored text is too long, and says what to remove', async () => {
  await render(<Tape length={143} max={140} label="Title length" />)
  const tape = page.getByRole('meter', { name: 'Title length' })
  await expect.element(tape).toHaveAttribute('aria-valuenow', '140')
  await expect.element(tape).toHaveAttribute('aria-valuetext', '143 / 140: remove 3 characters')
})

it('counts characters with a limit and without one', async () => {
  await render(<CharacterCounter length={601} />)
  await expect.element(page.getByText('601 characters')).toBeVisible()
  await render(<CharacterCounter length={1510} max={20000} />)
  await expect.element(page.getByText('1,510 / 20,000')).toBeVisible()
  await render(<CharacterCounter length={141} max={140} />)
  await expect.element(page.getByText('141 / 140: remove 1 character')).toBeVisible()
})

it('reads the count out only near the limit', async () => {
  await render(<CharacterCounter length={112} max={140} />)
  expect(page.getByRole('status').elements()).toHaveLength(0)
  await render(<CharacterCounter length={113} max={140} />)
  await expect.element(page.getByRole('status')).toHaveTextContent('113 / 140')
})
