import { lines, stems, type Craft } from '../craft.ts'

export const PET_WEAR: Craft = {
  nouns: stems('bandana collar leash harness'),
  signs: stems('dog cat puppy kitten'),
  emojis: ['🐾', '🐶', '🐱', '💛', '🎁', '✨', '🦴', '🧡', '📸', '🌿'],
  uses: lines(`
    put {them} on for [a walk|the park]
    save {them} for [photographs|visitors]
    bring {them} out for [a birthday|the holidays]
    pack {them} for a [visit|weekend]
    let the [whole family|children] choose a day for {them}
  `),
  settings: lines(`
    on a [walk|stroll]
    at a family [party|dinner]
    in [photographs|a portrait]
    at a pet [birthday|show]
    on a visit to [friends|the grandparents]
  `),
  advice: lines(`
    measure the neck with a [tape|string] > you choose the [right|fitting] size
    leave room for two [fingers|fingertips] > {it} {v:sits} [comfortably|neither tight nor loose]
    check the fit [as they grow|every few weeks] > {it} never {v:gets} [tight|too small]
    keep an eye on your pet [at first|the first time] > they [get used to|learn to like] {them}
    take {them} off [for the night|at bedtime] > your pet sleeps [in peace|better]
    let them sniff {them} [first|before you put {them} on] > {it} {v:feels} [familiar|less strange]
  `),
}

export const PET_HOME: Craft = {
  nouns: stems('shelf perch hammock scratcher tower'),
  signs: stems('kitty indoor'),
  emojis: ['🐱', '🐾', '🏡', '🌿', '✨', '🧡', '💛', '🐈'],
  uses: lines(`
    put {them} near a [window|favorite spot]
    start [low|with one] and add more later
    lay a treat on {them} the first [day|evening]
    place {them} where they [like to watch|see the room]
    give {them} a quiet [corner|wall]
  `),
  settings: lines(`
    near a [window|door]
    above a [sofa|bench]
    in a quiet [corner|room]
    in a [hallway|study]
    beside a [desk|bed]
  `),
  advice: lines(`
    lay a treat on {them} > even a shy pet [comes closer|has a look]
    measure the wall or floor [first|before you order] > you know how much room {it} {v:takes}
    check the fixings [now and then|after a month] > {it} {v:stays} [steady|firm]
    give your pet [a few days|a week] > {it} {v:becomes} [a favorite place|part of the daily round]
    brush {them} off [each week|on cleaning day] > hair does not [build up|collect]
    choose a spot with [a view|something to watch] > {it} {v:gets} [used more|visited often]
  `),
}

export const PET_FOOD: Craft = {
  nouns: stems('treat biscuit chew kibble'),
  signs: [],
  emojis: ['🐾', '🐶', '🦴', '🎃', '🥜', '💛', '🎁', '✨'],
  uses: lines(`
    keep {them} by the [leash|door]
    break {them} up for [training|small dogs]
    bring {them} along on [walks|car rides]
    share {them} with [other dogs at the park|the neighbor's dog]
    save {them} for good [behavior|days]
  `),
  settings: lines(`
    on a [walk|hike]
    in a training [bag|session]
    at the [park|vet's]
    in a birthday [parcel|bowl]
    after a [bath|brushing]
  `),
  advice: lines(`
    read the ingredients [first|with care] > you know {it} {v:suits} [your pet|them]
    close the bag [well|after each use] > {it} {v:stays} [crisp|fresh]
    offer [a few|one or two] at a time > there is always something to [work|wait] for
    have [fresh water|a full bowl of water] ready > your pet can drink [afterwards|after {them}]
    break {them} into [small pieces|halves] > {it} {v:lasts} [through a training hour|longer]
    keep {them} [in a coat pocket|within reach] > a good moment is [rewarded at once|never missed]
  `),
}
