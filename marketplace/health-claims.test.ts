import { describe, expect, it } from 'vitest'
import { healthClaims } from './health-claims.ts'

describe('a health claim', () => {
  it.each([
    'Cures eczema',
    'good for joints',
    'heals wounds',
    'stress relief candle',
    'kills covid',
    'FDA approved',
    'reduces wrinkles',
    'a journal for your pain that cures migraine',
    'Kirschkernkissen, hilft gegen Bauchschmerzen',
    'Bouillotte qui soulage les règles douloureuses',
    'Vela que alivia la ansiedad',
    'Balsamo contro il dolore',
    'Zalf tegen eczeem',
    'Bergkristall als Heilstein',
  ])('is found: %s', (text) => {
    expect(healthClaims(text)).not.toEqual([])
  })

  it.each([
    'pink depression glass bowl',
    'Tasche mit Schutz gegen Regen',
    'Un savon pour le corps, sans parfum',
    "Ce n'est pas un soin contre l'acné",
    'Caja de pino, hecha a mano',
    'cancer zodiac necklace',
    'dovetail joints in walnut',
    'soap cured for six weeks',
    'each bar cures for 4 to 6 weeks',
    'copper wire wound by hand',
    'linen that wrinkles',
    'dog treats',
    'Soft turban for hair loss, bamboo jersey',
    'tallow from our own herd, cold process, cured 8 weeks',
    'This is not a medical product and we make no claims about migraine, stress or anxiety.',
    'not for pregnant, asthma, under 12 ask dr',
    'I treat every plant with insecticidal soap, quarantine it anyhow',
    'Strong scent, for people with migraine it may be a trigger',
    "I can't promise that it relieves pain or anxiety.",
    'It is SOAP. The FDA would like me to say that.',
    'Migraine diary with a pain map, printable symptom tracker',
  ])('is not seen in ordinary words: %s', (text) => {
    expect(healthClaims(text)).toEqual([])
  })
})
