import { createHash } from 'node:crypto'
import { TEST_ACCOUNTS, type TestAccount } from './accounts.ts'

/** What the chooser sends instead of an address when the person wants to go back. */
export const CANCEL = 'cancel'

// The colors and measures of the shop's own pages, whose style sheet and faces this page does not load.
const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 Figtree, system-ui, sans-serif;
  --paper: #f6f3eb; --sheet: #fefdfa; --ink: #14211b; --soft: #37433c; --line: #dcd8cc; --edge: #88897c;
  --green: #155b3f; --on-green: #fefdfa; --note: #fcf0cf; --note-edge: #a17a18; --ring: #0f4f95 }
@media (prefers-color-scheme: dark) { :root {
  --paper: #0f1512; --sheet: #1c2520; --ink: #f0ece2; --soft: #cbc9bd; --line: #38423c; --edge: #777b6f;
  --green: #84cda0; --on-green: #10201a; --note: #3e3418; --note-edge: #b58f2e; --ring: #9cc7f5 } }
body { margin: 0; background: var(--paper); color: var(--ink) }
main { box-sizing: border-box; max-width: 30rem; margin: 0 auto; padding: 2.5rem 1rem }
.shop { font: 600 1.375rem/1.2 Besley, Georgia, serif; margin: 0 0 1.25rem }
.sheet { background: var(--sheet); border: 1px solid var(--line); border-radius: .75rem; padding: 1.5rem }
h1 { font: 600 1.75rem/1.2 Besley, Georgia, serif; margin: 0 0 1.25rem }
h2 { font: 600 1rem/1.5 Figtree, system-ui, sans-serif; margin: 0 0 .5rem }
p { margin: 0 0 1.5rem }
.test { background: var(--note); border: 1px dashed var(--note-edge); border-radius: .5rem; padding: .75rem 1rem }
form { display: grid; gap: .5rem; margin: 0 }
form + h2, form + form { border-top: 1px solid var(--line); margin-top: 1.5rem; padding-top: 1.25rem }
label { font-weight: 600 }
button, input { box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: .5rem 1rem; border-radius: .5rem;
  border: 1px solid var(--edge); font: inherit; text-align: start; background: var(--sheet); color: inherit }
button { cursor: pointer; font-weight: 600 }
button:hover { border-color: currentColor }
button:focus-visible, input:focus-visible { outline: 3px solid var(--ring); outline-offset: 2px }
button span { display: block; font-size: .875rem; font-weight: 400; color: var(--soft); overflow-wrap: anywhere }
button.plain { text-align: center }
button.next { background: var(--green); border-color: var(--green); color: var(--on-green) }
.wrong { margin: 0; font-weight: 600 }
`

const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

/** What such a page may do: wear its style, and send its forms to where they lead. */
export function pagePolicy(formAction: string): string {
  return [
    "default-src 'none'",
    `style-src ${STYLE_HASH}`,
    `form-action ${formAction}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

type Chooser = { request: Record<string, string>; wasWrong: boolean }

/** Asks which test account comes in. Every button leads on with the request as it came. */
export function chooserPage({ request, wasWrong }: Chooser): string {
  const kept = Object.entries(request).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  )
  const form = (content: string) => `<form method="get">${kept.join('')}${content}</form>`
  return page(`<h1>Choose a test account</h1>
<p class="test"><strong>Test mode.</strong> This is not Google. It stands in for it until a Google client id is configured, and lets anyone in under any address.</p>
<h2>Ready to use</h2>
${form(TEST_ACCOUNTS.map(buttonOf).join(''))}
${form(`<label for="account">Another address</label>
<input id="account" name="account" type="email" required maxlength="254" autocomplete="email"${wasWrong ? ' aria-describedby="wrong" aria-invalid="true"' : ''}>
${wasWrong ? '<p class="wrong" id="wrong">Please type an email address.</p>' : ''}<button class="plain next">Continue</button>`)}
${form(`<button class="plain" name="account" value="${CANCEL}">Cancel</button>`)}`)
}

/** For whoever comes from nowhere: there is no site to lead back to. */
export function refusalPage(): string {
  return page(`<h1>Nothing to sign in to</h1>
<p>This page was opened without a site to lead back to. Please start again from the sign-in page.</p>`)
}

function buttonOf({ email, name, isVerified }: TestAccount): string {
  const note = isVerified ? '' : ', not verified'
  return `<button name="account" value="${email}">${name}<span>${email}${note}</span></button>`
}

function page(body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Test accounts</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<style>${STYLE}</style></head><body><main><p class="shop">Listwright, test sign-in</p><div class="sheet">${body}</div></main></body></html>`
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
