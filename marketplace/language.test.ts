import { expect, it } from 'vitest'
import { languageOf, tongueOf } from './language.ts'

it.each([
  ['Steel rule cutting die for leather, works in a hand press', 'en'],
  ['Hand dyed yarn, hand dyed wool, hand wash', 'en'],
  ['Café au lait mug, crème glaze', 'en'],
  ['Piñata party favors, jalapeño green', 'en'],
  ['Cat bow tie collar, el paso print', 'en'],
  ['Kerzenhalter aus Holz, von Hand gedreht und mit Öl behandelt', 'de'],
  ['Schneidebrett aus Eiche', 'de'],
  ['Duftkerze Lavendel, Windlicht', 'de'],
  ['Kleine Ohrstecker aus Polymer Clay in Terracotta, statement ohrringe', 'de'],
  ['Canvas tas met zeefdruk, lange hengsels, tote bag bedrukt', 'nl'],
  ['Bougie lavande', 'fr'],
  ['Pendientes de plata hechos a mano con forma de hoja', 'es'],
  ['Boucles en laiton, faites main avec des perles', 'fr'],
  ['Orecchini in argento con perla', 'it'],
  ['Brincos de prata', 'pt'],
  ['Houten snijplank van eiken', 'nl'],
  ['手染めのハンカチ', 'ja'],
  ['سوار فضة يدوي', 'ar'],
  ['मिट्टी का दीया', 'hi'],
  ['Ręcznie robiona świeca sojowa', 'other'],
  ['Handgjord skål med blå glasyr', 'other'],
  ['El yapımı seramik kupa, mavi sır', 'other'],
  ['手工陶瓷杯', 'other'],
  ['Кружка ручной работы', 'other'],
  ['ספל קרמיקה', 'other'],
])('the language of "%s" is %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})

it.each([
  ['Ručně malované kraslice, sada 6 kusů na opravdových vejcích, nejsou to hračky', 'cs'],
  ['Komplet 6 bombek szklanych, ręcznie malowanych, nie dla dzieci', 'pl'],
  ['Himmeli oikeasta ruisoljesta, olki on omalta pellolta, ei ole lasten lelu', 'fi'],
  ['Handgjord ljusstake av trä och keramik', 'sv'],
])('can name the language of "%s", though no sentence of it is known', (text, tongue) => {
  expect(tongueOf(text)).toBe(tongue)
  expect(languageOf(text)).toBe('other')
})
