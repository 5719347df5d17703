import { describe, expect, it } from 'vitest'
import { compose } from './composer.ts'
import { anInput } from './testing/an-input.ts'

function told(productType: string): string {
  const listing = compose(
    anInput({
      listingTitle: 'Rope dog leash',
      productType: `Dog leash in cotton rope.\n\n${productType}`,
      keywords: 'dog leash',
      descriptionLength: 'long',
      includeBulletedLists: true,
    }),
  )
  return listing?.generatedDescription ?? ''
}

describe('what the seller has set together stays together', () => {
  it.each([
    [
      'a point of a list with its remark between stars',
      'COLOURS\n- Navy\n- Oat\n- Moss ** autumn only, OCT - NOV **',
      '• Moss - autumn only, OCT - NOV',
    ],
    [
      'a heading with a picture, above the lines that have none',
      '🐾 soft in the hand\n🐾 SIZES\nS - 1 m - small dogs\nL - 2 m - big dogs',
      'Sizes:\n• S - 1 m - small dogs',
    ],
    [
      'a measure with the one word that it measures',
      'leash cotton rope brass clip make time 2 weeks rush 5 days + $10',
      'make time 2 weeks rush 5 days + $10',
    ],
  ])('%s', (_what, typed, read) => {
    expect(told(typed)).toContain(read)
  })

  it('and what is said three times in a line is said once', () => {
    const text = told('**NOT FOR PULLING**   **NOT FOR PULLING**   **NOT FOR PULLING**')
    expect(text.match(/not for pulling/gi)).toHaveLength(1)
  })
})
