import { lines, stems, type Craft } from '../craft.ts'

export const PET_WEAR: Craft = {
  nouns: stems('bandana collar leash harness'),
  signs: stems('dog cat puppy kitten'),
  emojis: ['🐾', '🐶', '🐱', '💛', '🎁', '✨', '🦴', '🧡', '📸', '🌿'],
  uses: lines(`
    put {them} on for a walk
    save {them} for photographs
    bring {them} out for a birthday
    pack {them} for a visit
    let the whole family choose a day for {them}
  `),
  settings: lines(`
    on a walk
    at a family party
    in photographs
    at a pet birthday
    on a visit to friends
  `),
  advice: lines(`
    measure the neck with a tape > you choose the right size
    leave room for two fingers > {it} {v:sits} comfortably
    check the fit as they grow > {it} never {v:gets} tight
    keep an eye on your pet at first > they get used to {them}
    take {them} off for the night > your pet sleeps in peace
  `),
}

export const PET_HOME: Craft = {
  nouns: stems('shelf perch hammock scratcher tower'),
  signs: stems('kitty indoor'),
  emojis: ['🐱', '🐾', '🏡', '🌿', '✨', '🧡', '💛', '🐈'],
  uses: lines(`
    put {them} near a window
    start low and add more later
    lay a treat on {them} the first day
    place {them} where they like to watch
    give {them} a quiet corner
  `),
  settings: lines(`
    near a window
    above a sofa
    in a quiet corner
    in a hallway
    beside a desk
  `),
  advice: lines(`
    lay a treat on {them} > even a shy pet comes closer
    measure the wall or floor first > you know how much room {it} {v:takes}
    check the fixings now and then > {it} {v:stays} steady
    give them a few days > they make {them} their own
    brush {them} off each week > hair does not build up
  `),
}

export const PET_FOOD: Craft = {
  nouns: stems('treat biscuit chew kibble'),
  signs: [],
  emojis: ['🐾', '🐶', '🦴', '🎃', '🥜', '💛', '🎁', '✨'],
  uses: lines(`
    keep {them} by the leash
    break them up for training
    bring {them} along on walks
    share {them} with other dogs at the park
    save {them} for good behavior
  `),
  settings: lines(`
    on a walk
    in a training bag
    at the park
    in a birthday parcel
    after a bath
  `),
  advice: lines(`
    read the ingredients > you know {it} {v:suits} your pet
    close the bag well > {it} {v:stays} crisp
    offer a few at a time > there is always something to work for
    have fresh water ready > your pet can drink afterwards
    break {them} into small pieces > {it} {v:lasts} through a training hour
  `),
}
