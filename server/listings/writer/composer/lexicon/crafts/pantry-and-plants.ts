import { lines, stems, type Craft } from '../craft.ts'

export const PANTRY: Craft = {
  nouns: stems(
    'jam honey cookie fudge tea coffee spice sauce salt granola chocolate candy cake bread syrup jelly brownie caramel popcorn seasoning rub',
  ),
  signs: stems('edible snack'),
  emojis: ['🍯', '☕', '🍪', '🧡', '🎁', '🌾', '✨', '🍓'],
  uses: lines(`
    share {them} with [friends|the table]
    keep {them} for [the weekend|a slow morning]
    open {them} at [breakfast|teatime]
    bring {them} to a [host|potluck]
    [save some|leave a little] for tomorrow
    wrap {them} for a [teacher|neighbor]
    set {them} out with [something plain|cheese and fruit]
    take {them} to [work|a picnic]
  `),
  settings: lines(`
    at the breakfast [table|counter]
    on a [picnic|day out]
    in a gift [basket|box]
    after [dinner|lunch]
    with a pot of [tea|coffee]
    at a [brunch|tea party]
    on a [rainy day|slow weekend]
  `),
  advice: lines(`
    store {them} [cool and dry|in a dark cupboard] > {it} {v:keeps} [longer|well]
    read the [ingredients|list of ingredients] > you know {it} {v:suits} everyone [at the table|you feed]
    close {them} well [after opening|each time] > the flavor [stays|keeps]
    start with [a little|a small helping] > you find out how you [like {them}|enjoy {them} most]
    set some [aside|apart] > there is still [a taste of {them}|some of {them} left] tomorrow
    write the date of opening on {them} > you know how long [it has been|you have had {them}]
    use a [clean|dry] spoon > {it} {v:keeps} [better|longer]
    put {them} where you can [see|reach] {them} > nobody forgets {it} {is} [there|open]
  `),
}

export const PLANTS: Craft = {
  nouns: stems('plant seed succulent terrarium bulb herb flower cactu bonsai moss'),
  signs: stems('seedling'),
  emojis: ['🌱', '🌿', '🌸', '🪴', '☀️', '💧', '💚', '🐝'],
  uses: lines(`
    put {them} by a [bright|sunny] window
    give {them} to a [new neighbor|friend with a new home]
    start a small [indoor garden|leafy corner] with {them}
    group {them} with [others|larger plants]
    set {them} on a [desk|shelf]
    show {them} on a [stool|stand]
    keep {them} where you [work|read]
  `),
  settings: lines(`
    on a bright [sill|ledge]
    on a [desk|counter]
    in a small [garden|yard]
    on a [balcony|porch]
    by a kitchen [window|door]
    in a [kitchen|sunroom]
    on a [bookshelf|bright landing]
  `),
  advice: lines(`
    water only when [needed|it is dry] > roots [stay healthy|do not rot]
    turn {them} [toward the light|a little each week] > growth [stays even|does not lean]
    start {them} in the [right|warm] season > {it} {v:has} time to [settle|take hold]
    unpack {them} on [the day of arrival|the first day] > leaves and roots [get air|recover]
    give {them} [a week|some days] to settle > you learn what {it} {v:needs}
    keep {them} away from [cold drafts|heaters] > {it} {v:stays} [fresh|in shape]
    write the name on a [label|stick] > you know how to [care for|water] {them}
    check the [leaves|soil] once a week > you see early what {it} {v:needs}
    use a pot with [a hole|a saucer] > water does not [collect|stand] at the bottom
    (!seed !bulb) handle {them} by the [pot|base] > [leaves stay whole|nothing snaps]
  `),
}
