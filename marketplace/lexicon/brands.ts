import { phrases } from './phrases.ts'

// Ordinary words that are also brands ("one piece", "the office", "lush") are left out: taking them
// from a seller's own sentence harms more listings than it saves.
/** Names that belong to others: never in a title, tag or description unless the item is that brand. */
export const PROTECTED_NAMES = phrases(`
  disney, disneyland, disney world, minnie, minnie mouse, mickey, mickey mouse, pixar, frozen elsa
  marvel, avengers, spiderman, spider man, batman, superman, wonder woman, star wars, baby yoda, grogu
  mandalorian, jedi, harry potter, hogwarts, gryffindor, slytherin, wizarding world, hobbit, tolkien
  lord of the rings, game of thrones, stranger things, barbie, lego, pokemon, pikachu, nintendo
  mario kart, super mario, zelda, animal crossing, minecraft, fortnite, roblox, hello kitty, sanrio
  kermit, muppet, muppets, sesame street, elmo, bluey, bluey and bingo, paw patrol, peppa pig, cocomelon, grinch
  snoopy, peanuts gang, charlie brown, winnie the pooh, dr seuss, paddington, ghibli, totoro, taylor swift
  swiftie, swifties, taylors version, taylor's version, eras tour, beyonce, harry styles, bad bunny
  louis vuitton, lv print, gucci, chanel, prada, hermes, dior, burberry, versace, rolex, cartier
  tiffany and co, pandora, nike, adidas, patagonia, yeti, stanley cup, stanley tumbler, hydroflask
  hydro flask, starbucks, coca cola, pepsi, jeep, harley davidson, tesla, nfl, nba, mlb, nhl, super bowl
  world cup, olympics, dave ramsey, trifari, liberty style, liberty cat, liberty of london, liberty print
  liberty, forever one, erin condren, happy planner, field notes, moleskine, let's go girls, lululemon, anthropologie, pottery barn, west elm, ikea
  rae dunn, vera bradley, yankee candle, bath and body works, jo malone, le labo, diptyque
  american girl, build a bear, squishmallow, jellycat, friends tv show, dunder mifflin, gilmore girls
  bridgerton, outlander, twilight saga, hunger games, percy jackson, naruto, demon slayer
  bts, kpop bts, elvis, marilyn monroe, frida kahlo, banksy, bob ross, carhartt, levi's, levis, birkenstock
`)

/** Products an item may be made for; naming them is fair only as a fact of the description. */
export const COMPATIBLE_NAMES = phrases(`
  cricut, silhouette cameo, canva, goodnotes, notability, procreate, lightroom, photoshop, illustrator
  google sheets, google docs, google slides, microsoft word, word, microsoft excel, excel, powerpoint
  notion, airtable, trello, bella canvas, gildan, comfort colors, instagram, ipad, iphone, airpods
  apple watch, kindle, fitbit, samsung, adobe, corjl, templett, etsy, pinterest, tiktok, shopify, google nest
  seiko, omega, leica, suzuki, keurig, zumba, toyota, ford f150, le creuset, raggedy ann, maleficent, burning man
`)

/** Of these the makers of other things disclaim: what fits one is none. */
export const FITTED_MAKERS = phrases(`
  apple watch, iphone, ipad, airpods, kindle, fitbit, samsung, google nest, seiko, omega, leica, suzuki, keurig, toyota
  ford f150, le creuset, tudor, hamilton, rolex, kala, dremel
`)

/** Games that the things of many makers are played with; who says that hers is tells a fact. */
export const GAME_NAMES = phrases(
  'dnd, d&d, critical role, dungeons and dragons, pathfinder, warhammer, catan',
)

/** Ordinary words that only look like one of the names above. */
export const NOT_A_NAME = phrases(`
  cinderella bowl, word art, word search, wood word, frida style font, peanuts in shell, supreme court
  frozen berries, word sign, word board, one word
`)
