import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { StitchedSteps } from './stitched-steps.tsx'

it('keeps the name of the last step within the steps on a phone', async () => {
  await page.viewport(390, 844)
  await render(
    <div style={{ width: 300 }}>
      <StitchedSteps names={['Read', 'Title', 'Text', 'Tags', 'Alt text', 'Compare']} done={5} />
    </div>,
  )
  const list = page.getByRole('list').element()
  const name = document.createRange()
  name.selectNodeContents(page.getByText('Compare').element())
  expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(
    list.getBoundingClientRect().right + 1,
  )
})
