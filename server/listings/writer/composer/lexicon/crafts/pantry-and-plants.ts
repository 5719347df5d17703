import { lines, stems, type Craft } from '../craft.ts'

export const PANTRY: Craft = {
  nouns: stems(
    'jam honey cookie fudge tea coffee spice sauce salt granola chocolate candy cake bread syrup jelly brownie caramel popcorn seasoning rub',
  ),
  signs: stems('edible snack'),
  emojis: ['🍯', '☕', '🍪', '🧡', '🎁', '🌾', '✨', '🍓'],
  uses: lines(`
    share {them} with friends
    keep {them} for the weekend
    open {them} at breakfast
    bring {them} to a host
    save some for tomorrow
  `),
  settings: lines(`
    at the breakfast table
    on a picnic
    in a gift basket
    after dinner
    with a pot of tea
  `),
  advice: lines(`
    store {them} cool and dry > {it} {v:keeps} longer
    read the ingredients > you know {it} {v:suits} everyone at the table
    close {them} well after opening > the flavor stays
    start with a little > you find out how you like {them}
    set some aside > there is still a taste of {them} tomorrow
  `),
}

export const PLANTS: Craft = {
  nouns: stems('plant seed succulent terrarium bulb herb flower cactu bonsai moss'),
  signs: stems('seedling'),
  emojis: ['🌱', '🌿', '🌸', '🪴', '☀️', '💧', '💚', '🐝'],
  uses: lines(`
    put {them} by a bright window
    give {them} to a new neighbor
    start a small indoor garden with {them}
    group {them} with others
    set {them} on a desk
  `),
  settings: lines(`
    on a bright sill
    on a desk
    in a small garden
    on a balcony
    by a kitchen window
  `),
  advice: lines(`
    water only when the soil is dry > roots stay healthy
    turn {them} toward the light > growth stays even
    start {them} in the right season > {it} {v:has} time to settle
    unpack {them} on the day of arrival > leaves and roots get air
    give {them} a week to settle > you learn what {it} {v:needs}
  `),
}
