import { expect, it } from 'vitest'
import { nicknameFrom } from './nickname.ts'

it.each([
  ['Ring dish turned by hand from walnut', 'Ring dish'],
  ['Large hand knitted merino wool blanket, 150 cm', 'Hand knitted merino wool blanket'],
  ['Wool felt coasters set of 4', 'Wool felt coasters'],
  ['wheel thrown stoneware mug with speckled glaze', 'Wheel thrown stoneware mug'],
  ['Pair of silver earrings with pearls', 'Pair of silver earrings'],
  ['This is a lovely mug I made last week', 'Lovely mug'],
  ['this is a really cute crochet octopus for babies', 'Crochet octopus for babies'],
  ['Small macrame plant hanger made of cotton', 'Small macrame plant hanger'],
  ['I made these earrings from recycled silver', 'Earrings from recycled silver'],
  ['A warm wool hat hand knitted in alpaca', 'Warm wool hat'],
  ['Soy candle smells like fig and cedar', 'Soy candle'],
  ['so here are the little mugs that everyone asks about', 'Little mugs'],
  ['Silver hoops are light enough for every day', 'Silver hoops'],
  ['LAVENDER SOY CANDLE', 'Lavender soy candle'],
])('names an item told as "%s" by what it is: "%s"', (description, name) => {
  expect(nicknameFrom(description)).toBe(name)
})
