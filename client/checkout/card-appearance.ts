import type { Appearance, CustomFontSource } from '@stripe/stripe-js'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'

// The provider's form stands in a frame of its own, where our stylesheet does not reach, and it is
// not documented to read oklch: so these are the colours of client/theme.css, written as hex.
const COLORS = {
  light: {
    primary: '#155b3f',
    field: '#fffefd',
    ink: '#14211b',
    ink2: '#37433c',
    ink3: '#545d55',
    control: '#88897c',
    danger: '#b53437',
    focus: '#0f4f95',
  },
  dark: {
    primary: '#8cc69b',
    field: '#131915',
    ink: '#efede4',
    ink2: '#c9cac0',
    ink3: '#abaea3',
    control: '#757b70',
    danger: '#ed756a',
    focus: '#82c5fd',
  },
}

/** Makes the provider's card form look like our own. */
export function cardAppearance(theme: string | undefined): Appearance {
  const color = theme === 'dark' ? COLORS.dark : COLORS.light
  return {
    theme: 'flat',
    variables: {
      colorPrimary: color.primary,
      colorBackground: color.field,
      colorText: color.ink,
      colorTextSecondary: color.ink2,
      colorTextPlaceholder: color.ink3,
      colorDanger: color.danger,
      fontFamily: 'Figtree, system-ui, sans-serif',
      fontSizeBase: '15px',
      borderRadius: '8px',
      spacingUnit: '4px',
    },
    rules: {
      '.Input': { border: `1px solid ${color.control}`, boxShadow: 'none', padding: '12px' },
      '.Input:focus': { borderColor: 'transparent', boxShadow: `0 0 0 3px ${color.focus}` },
      '.Input--invalid': { borderColor: color.danger, boxShadow: `0 0 0 1px ${color.danger}` },
      '.Label': { fontSize: '14px', fontWeight: '600' },
    },
  }
}

/** Our typeface, from our own address. */
export function cardFonts(): CustomFontSource[] {
  const address = new URL(figtree, location.href).href
  return [{ family: 'Figtree', src: `url(${address})`, weight: '300 900', display: 'swap' }]
}
