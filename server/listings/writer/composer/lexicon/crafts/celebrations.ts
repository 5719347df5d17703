import { lines, stems, type Craft } from '../craft.ts'

export const WEDDINGS: Craft = {
  nouns: stems('topper bouquet veil boutonniere corsage centerpiece guestbook'),
  signs: stems('wedding bridal bride'),
  emojis: ['💐', '🤍', '✨', '🥂', '🌿', '💍', '🌸', '🎀'],
  uses: lines(`
    [place {them} where guests arrive|let {them} greet the guests]
    keep {them} [after the day|as a memory]
    match {them} to [the flowers|the tables]
    hand {them} on to [the next couple|a friend who marries next]
    [include|show] {them} in the photographs
    share {them} with [both families|the bridal party]
    set {them} next to the [flowers|gifts]
    present {them} at the [rehearsal|shower]
  `),
  settings: lines(`
    at the [ceremony|reception]
    on the [head table|cake table]
    beside the [guest book|seating plan]
    at a [bridal shower|rehearsal dinner]
    in the [photographs|album]
    at the [entrance|bar]
    near the [dance floor|gift table]
  `),
  advice: lines(`
    agree on the colors [first|with the florist] > {it} {v:suits} the [rest of the day|whole room]
    order with [time|weeks] to spare > you can look at {them} [without hurry|in peace]
    (name names date engraved custom personalized personalised) check every [name and date|letter] > {it} {v:says} [exactly what it should|what you want {them} to say]
    decide [early|beforehand] who carries {them} > nobody has to [search for {them}|run back for {them}]
    set {them} up once [before the day|at home] > you know where {it} {v:looks} [right|best placed]
    count the [tables|guests] first > you order {them} [once|in the right number]
    pack {them} [in a box|with the rings] the night before > {it} {v:travels} [with you|in one piece]
    show a photo of {them} to the [florist|planner] > the rest can [match|follow]
    put one person in charge of {them} > you have [one thing less|nothing] to think of
    find a box for {them} > you can [store|keep] {them} safely [afterwards|after the day]
    write {them} on the [packing list|plan of the day] > nothing is [left at home|forgotten]
  `),
}

export const SEASONAL: Craft = {
  nouns: stems('ornament wreath stocking advent bauble lantern diya pumpkin decoration suncatcher'),
  signs: stems('christmas diwali'),
  emojis: ['✨', '🌟', '🧡', '🎁', '🏡', '💛', '🕯️', '💫'],
  uses: lines(`
    bring {them} out [each year|when the season starts]
    give {them} to [a host|a neighbor]
    hang {them} by the [door|window]
    start a [family collection|new tradition] with {them}
    leave {them} up a [little|week] longer than the rest
    show {them} [all season|early]
    place {them} where [visitors come in|children can see {them}]
    send {them} to [family far away|a friend abroad]
  `),
  settings: lines(`
    on a [mantel|sideboard]
    by the front [door|window]
    in a [window|hallway]
    on the [holiday table|dinner table]
    in a [child's room|guest room]
    on a [staircase|bookshelf]
    over a [doorway|fireplace]
  `),
  advice: lines(`
    wrap {them} in paper [after the season|before you pack {them}] > {it} {v:is} ready for [next year|the next time]
    write the year on [the box|a small label] > you [remember|can tell] when {it} first came out
    choose the spot [before you decorate|first] > {it} {v:has} room to [be seen|stand out]
    put {them} up [a week early|on the first free evening] > you have [longer with|more days with] {them}
    keep {them} with [the other decorations|everything else for the season] > nobody has to [search for|dig out] {them}
    stand [a few steps back|by the door] when you place {them} > you see {them} [as guests will|the way visitors do]
    store {them} [flat|in a box with a lid] > nothing presses on {them} [until next year|for months]
    keep {them} clear of [heaters|open flames] > {it} {v:stays} [safe|in shape]
    dust {them} [before you hang {them}|first] > {it} {v:looks} [cared for|as it did last year]
    take a photo of the [arrangement|whole display] > you can set {them} up the same way [again|next year]
  `),
}
