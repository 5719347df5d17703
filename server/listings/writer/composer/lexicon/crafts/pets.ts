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
    keep {them} on a hook by the [door|leash]
    give {them} to a [new owner|neighbor with a puppy]
    swap {them} with [the season|a plain one]
  `),
  settings: lines(`
    on a [walk|stroll]
    at a family [party|dinner]
    in [photographs|a portrait]
    at a pet [birthday|show]
    on a visit to [friends|the grandparents]
    in the [park|yard]
    on a [car ride|weekend away]
  `),
  advice: lines(`
    measure the neck with a [tape|string] > you choose the [right|fitting] size
    leave room for two [fingers|fingertips] > {it} {v:sits} [comfortably|neither tight nor loose]
    check the fit [as they grow|every few weeks] > {it} never {v:gets} [tight|too small]
    keep an eye on your pet [at first|the first time] > they [get used to|learn to like] {them}
    take {them} off [for the night|at bedtime] > your pet sleeps [in peace|better]
    let them sniff {them} [first|before you put {them} on] > {it} {v:feels} [familiar|less strange]
    shake {them} out [after a walk|in the evening] > hair and sand [come off|stay outside]
    give a treat when you put {them} on > your pet [looks forward to|remembers] it
    take a photo on the [first day|day it arrives] > you can see how they [grow|have grown]
    write down the [neck size|measurement] > the next order is [quick|easy]
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
    add a [blanket|toy] the first week
    set {them} apart from the [food bowl|litter box]
    let your pet find {them} [alone|in the evening]
  `),
  settings: lines(`
    near a [window|door]
    above a [sofa|bench]
    in a quiet [corner|room]
    in a [hallway|study]
    beside a [desk|bed]
    by a [bookcase|radiator]
    in a [living room|bedroom]
  `),
  advice: lines(`
    measure the wall or floor [first|before you order] > you know how much room {it} {v:takes}
    check the fixings [now and then|after a month] > {it} {v:stays} [steady|firm]
    give your pet [a few days|a week] > {it} {v:becomes} [a favorite place|part of the daily round]
    brush {them} off [each week|on cleaning day] > hair does not [build up|collect]
    choose a spot with [a view|something to watch] > {it} {v:gets} [used more|visited often]
    place {them} within one [jump|step] of something known > your pet [dares to try|reaches {them} easily]
    hold off with [changes|moving {them}] > your pet learns [where {it} {is}|the way]
    play near {them} in the [morning|evening] > curiosity does [the rest|its work]
    press on {them} with your hand first > you know {it} {v:holds}
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
    hide one for a [game|nose game]
    take {them} along to [the vet|puppy class]
    give {them} to [a friend with a dog|the neighbors]
  `),
  settings: lines(`
    on a [walk|hike]
    in a training [bag|session]
    at the [park|vet's]
    in a birthday [parcel|bowl]
    after a [bath|brushing]
    on a [rainy day|car ride]
    after a long [walk|run]
  `),
  advice: lines(`
    read the ingredients [first|with care] > you know {it} {v:suits} [your pet|them]
    close the bag [well|after each use] > {it} {v:stays} [crisp|fresh]
    offer [a few|one or two] at a time > there is always something to [work|wait] for
    have [fresh water|a full bowl of water] ready > your pet can drink [afterwards|after {them}]
    break {them} into [small pieces|halves] > {it} {v:lasts} [through a training hour|longer]
    keep {them} [in a coat pocket|within reach] > a good moment is [rewarded at once|never missed]
    count {them} toward the day's food > the bowl can be [smaller|a little emptier]
    stay nearby > you see how your pet [likes|manages] {them}
    begin with one > you see how your pet [takes|gets on with] {them}
    store {them} [cool and dry|in a dark cupboard] > {it} {v:keeps} [well|longer]
  `),
}
