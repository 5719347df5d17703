import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { QuiltBand, QuiltPatch, QuiltSwatch, QuiltWall } from '#client/art/quilt.tsx'
import { Accordion } from '#client/ui/accordion.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Card, CardHeader } from '#client/ui/card.tsx'
import { HangTag, KraftLabel } from '#client/ui/kraft-label.tsx'
import { PunchCard } from '#client/ui/punch-card.tsx'
import { Stamp } from '#client/ui/stamp.tsx'
import { Stitches } from '#client/ui/stitches.tsx'
import { SwingTags } from '#client/ui/swing-tags.tsx'
import { Tape } from '#client/ui/tape.tsx'
import { TooltipProvider } from '#client/ui/tooltip.tsx'
import { PAGES } from '#contract/pages.ts'
import { AppHeader } from './app-header.tsx'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'
import { Screen } from './screen.tsx'

it('shows members Dashboard, History and Footers, and admins one tab more', async () => {
  const { screen } = await renderAppHeader({ isAdmin: false })
  expect(tabs()).toEqual(['Dashboard', 'History', 'Footers'])
  await expect
    .element(page.getByRole('link', { name: 'History' }))
    .toHaveAttribute('aria-current', 'page')
  await screen.unmount()
  await renderAppHeader({ isAdmin: true })
  expect(tabs()).toEqual(['Dashboard', 'History', 'Footers', 'Admin'])
})

it('leads members from the logo to the landing page, visitors to the start', async () => {
  const { screen } = await renderAppHeader({ isAdmin: false })
  const logo = page.getByRole('link', { name: 'Listwright home' })
  await expect.element(logo).toHaveAttribute('href', '/landing')
  await screen.unmount()
  await render(<PublicHeader current={PAGES.features} reader="visitor" />)
  await expect.element(logo).toHaveAttribute('href', '/')
})

it('signs out', async () => {
  const { onSignOut } = await renderAppHeader({ isAdmin: false })
  await userEvent.click(page.getByRole('button', { name: 'Sign Out' }))
  expect(onSignOut).toHaveBeenCalledOnce()
})

it('offers visitors an account and members their dashboard', async () => {
  await page.viewport(1440, 900)
  await render(<PublicHeader current={PAGES.pricing} reader="visitor" />)
  await expect.element(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Get Started Free' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'KeywordSaver Free' })).toBeVisible()
  await render(<PublicHeader current={PAGES.pricing} reader="member" />)
  await expect.element(page.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible()
})

// Public pages are sent under a policy that ignores style attributes.
it('says everything on public pages without a style attribute', () => {
  const markup = renderToStaticMarkup(
    <Screen
      header={<PublicHeader current={PAGES.landing} reader="visitor" />}
      footer={<PublicFooter reader="member" />}
    >
      <QuiltBand rows={2} />
      <QuiltWall />
      <QuiltPatch columns={3} missing={5} />
      <QuiltSwatch seed="walnut" size={46} />
      <Tape length={58} max={140} label="Title length" />
      <SwingTags tags={['walnut dish']} slots={13} lengthMax={20} />
      <Stitches states={['met', 'partly', 'open']} label="1 of 3" />
      <PunchCard filled={5} slots={100} />
      <Stamp top="FULL REFUND" figure="7" unit="days" bottom="GUARANTEED" />
      <KraftLabel>
        <HangTag>Most Popular</HangTag>
      </KraftLabel>
      <Card>
        <CardHeader title="Your listing" />
        <Button>Copy</Button>
        <ButtonLink href="/">Start</ButtonLink>
      </Card>
      <Accordion items={[{ title: 'What is a credit?', content: 'One listing.' }]} />
    </Screen>,
  )
  expect(markup).not.toContain('style=')
})

async function renderAppHeader({ isAdmin }: { isAdmin: boolean }) {
  const onSignOut = vi.fn()
  const screen = await render(
    <TooltipProvider>
      <AppHeader current={PAGES.history} isAdmin={isAdmin} onSignOut={onSignOut} />
    </TooltipProvider>,
  )
  return { screen, onSignOut }
}

function tabs(): (string | null)[] {
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link').elements()
  return links.map((link) => link.textContent)
}
