import { createHash } from 'node:crypto'
import { TEST_ACCOUNTS, type TestAccount } from './accounts.ts'

/** What the chooser sends instead of an address when the person wants to go back. */
export const CANCEL = 'cancel'

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { box-sizing: border-box; max-width: 26rem; margin: 0 auto; padding: 2rem 1rem }
h1 { font-size: 1.375rem; line-height: 1.25; margin: 0 0 1.5rem }
.test { border: 2px dashed; border-radius: .5rem; padding: .75rem 1rem; margin: 0 0 1.5rem }
form { display: grid; gap: .5rem; margin: 0 0 1.5rem }
label { font-weight: 600 }
button, input { box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: .5rem 1rem;
  border: 1px solid GrayText; border-radius: .5rem; font: inherit; text-align: start; background: Canvas; color: CanvasText }
button { cursor: pointer }
button:hover { border-color: CanvasText }
button:focus-visible, input:focus-visible { outline: 3px solid; outline-offset: 2px }
button span { display: block; font-size: .875rem; overflow-wrap: anywhere }
button.plain { text-align: center }
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
${form(TEST_ACCOUNTS.map(buttonOf).join(''))}
${form(`<label for="account">Another address</label>
<input id="account" name="account" type="email" required maxlength="254" autocomplete="email"${wasWrong ? ' aria-describedby="wrong" aria-invalid="true"' : ''}>
${wasWrong ? '<p class="wrong" id="wrong">Please type an email address.</p>' : ''}<button class="plain">Continue</button>`)}
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
<style>${STYLE}</style></head><body><main>${body}</main></body></html>`
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
