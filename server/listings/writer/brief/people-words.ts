/** Reads "mom: your mom" lines, several to a line, separated by semicolons. */
function table(text: string): ReadonlyMap<string, string> {
  const entries = text
    .split(/[;\n]/)
    .map((line) => line.split(':').map((part) => part.trim()))
    .filter((parts) => (parts[0] ?? '') !== '')
  return new Map(entries.map(([phrase = '', said = '']) => [phrase, said]))
}

/** How a gift's recipient is named in a sentence. */
export const RECIPIENTS = table(`
  mom: your mom; moms: your mom; mum: your mum; mother: your mother; mothers ring: a mother; new mom: a new mom
  dad: your dad; father: your father; grandma: your grandma; grandmother: your grandmother; nana: your nana
  grandpa: your grandpa; wife: your wife; husband: your husband; girlfriend: your girlfriend
  boyfriend: your boyfriend; sister: your sister; brother: your brother; daughter: your daughter; son: your son
  aunt: an aunt; uncle: an uncle; godmother: a godmother; best friend: your best friend; bestie: your bestie
  friend: a friend; friends: your friends; coworker: a coworker; colleague: a colleague; boss: the boss
  work bestie: your work bestie; teacher: a teacher; nurse: a nurse; doctor: a doctor; neighbor: a neighbor
  neighbour: a neighbour; hostess: your hostess; host: your host; bridesmaid: a bridesmaid
  bridesmaids: your bridesmaids; maid of honor: the maid of honor; groomsmen: the groomsmen; bride: the bride
  groom: the groom; couple: a couple; couples: a couple; flower girl: the flower girl; best man: the best man
  new parents: new parents; new baby: a new baby; newborn: a newborn; baby girl: a baby girl
  baby boy: a baby boy; toddler: a toddler; kids: the kids; girl: a girl; boy: a boy; knitter: a knitter
  knitters: knitters; crocheter: someone who crochets; quilter: a quilter; sewist: a sewist
  gardener: a gardener; plant lover: a plant lover; plant mom: a plant mom; cat lover: a cat lover
  cat mom: a cat mom; cat dad: a cat dad; dog mom: a dog mom; dog dad: a dog dad; dog lover: a dog lover
  book lover: a book lover; reader: a reader; bookworm: a bookworm; writer: a writer; writers: writers
  author: an author; poet: a poet; coffee lover: a coffee lover; tea lover: a tea lover; wine lover: a wine lover
  foodie: a foodie; baker: a baker; cook: a cook; chef: a cook; artist: an artist; musician: a musician
  traveler: a traveler; traveller: a traveller; hiker: a hiker; camper: a camper; runner gift: a runner
  student: a student; graduate: a graduate; grad: a graduate; secret santa: a secret Santa
  collector: a collector; collectors: collectors; her: her; him: him
  men: him; women: her; pet owner: a pet owner; horse lover: a horse lover
  bird lover: a bird lover; beekeeper: a beekeeper; gamer: a gamer; crafter: a crafter; new puppy: a new puppy
`)

/** How an occasion is named in a sentence. */
export const OCCASIONS = table(`
  birthday: a birthday; wedding: a wedding; anniversary: an anniversary; third anniversary: a third anniversary
  christmas: Christmas; xmas: Christmas; hanukkah: Hanukkah; easter: Easter; halloween: Halloween
  thanksgiving: Thanksgiving; valentines day: Valentine's Day; valentine: Valentine's Day; valentines: Valentine's Day
  mothers day: Mother's Day; mother's day: Mother's Day; fathers day: Father's Day; father's day: Father's Day
  graduation: a graduation; housewarming: a housewarming; new home: a new home; new job: a new job
  retirement: a retirement; farewell: a farewell; going away: a goodbye; leaving gift: a last day at work
  baby shower: a baby shower; bridal shower: a bridal shower; engagement: an engagement; engagement party: an engagement party
  christening: a christening; baptism: a baptism; first communion: a first communion; diwali: Diwali; eid: Eid
  back to school: the first day of school; thank you: a thank you; push present: the arrival of a baby
  stocking stuffer: a stocking; easter basket: an Easter basket; party favor: a party table; new years: New Year
  sympathy: ; memorial: ; bachelorette: a bachelorette weekend; quinceanera: a quinceanera; hostess: a dinner invitation
`)

/** Rooms and places, as the end of "in" or "for". */
export const PLACES = table(`
  bedroom: the bedroom; bathroom: the bathroom; bath: the bath; kitchen: the kitchen; living room: the living room
  nursery: the nursery; baby room: the nursery; kids room: a kid's room; office: the office; home office: the home office; desk: the desk
  dining room: the dining room; entryway: the entryway; hallway: the hallway; garden: the garden; patio: the patio
  porch: the porch; balcony: the balcony; bookshelf: the bookshelf; couch: the couch; sofa: the sofa; dorm: a dorm room
  cot: the cot; crib: the crib; pram: the pram; picnic: a picnic; beach: the beach; classroom: the classroom
  coffee table: the coffee table; windowsill: the windowsill; mantel: the mantel; car: the car
`)

export const SEASONS = table(`
  fall: fall; autumn: autumn; winter: winter; spring: spring; summer: summer; october: October; december: December
  holiday: the holidays; holidays: the holidays; cozy fall: fall
`)
