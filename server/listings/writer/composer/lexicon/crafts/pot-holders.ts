import { lines, stems, type Craft } from '../craft.ts'

export const POT_HOLDERS: Craft = {
  nouns: stems('potholder ovenmitt'),
  signs: stems('potholder'),
  emojis: ['🍲', '🏡', '🌿', '🔥', '🎁', '✨', '🥧', '🧡', '🍂', '🍳'],
  openings: {
    warm: lines(`
      {A_lead} for [cooks who forget|anyone who's ever used a sleeve].
      {A_lead} for [soup nights|Sunday bakes] and everything too hot to hold.
      {A_lead} for the spot [by the stove|next to the oven].
    `),
    tale: lines(`
      {A_lead} for [bubbling|steaming] suppers and brave fingers.
      {A_lead}, the [diplomat|go-between] of hot dishes and hands.
      {A_lead} for the moment the [timer|oven] sings.
    `),
    plain: lines(`
      {A_lead} for kitchens where the [stove|oven] is seldom cold.
      {A_lead} for [serving|cooking] and for carrying to the table.
      {A_lead} to keep [beside|within reach of] the stove.
    `),
    terse: lines(`
      {A_lead} for [hot dishes|busy stoves].
      {A_lead} for [oven|stove] and table.
      {A_lead}. In sight, at hand.
    `),
  },
  scenes: {
    warm: lines(`
      Keep the {name} within arm's length of the oven, because the timer always goes off when you're [on the phone|upstairs].
      The {name} {v:means} nobody has to carry [soup|a hot dish] to the table with two sleeves and a prayer.
      Supper on the sofa goes better with the {name} between you and [the bowl|dinner].
      Give the {name} to someone in a first kitchen; everybody buys pans, and nobody [thinks of|remembers] this.
      Tuck [a recipe card|a folded recipe] in with the {name} for a present that travels flat.
      Keep the {name} where guests can see {them} too; helpers [need|like] something to grab.
      With the {name} by the stove, the old [scorched rag|burnt tea towel] can finally retire.
      The {name} {v:earns} {its} place in [stew season|the weeks of soup|pie weather].
      Bring the {name} to the potluck along with your dish; somebody else will [borrow|need] {them} within minutes.
      There's a spot for the {name} [3 or: in the top drawer|by the microwave|beside the kettle|in the camper|at the cabin|next to the grill].
    `),
    tale: lines(`
      The {name} {v:stands} between you and the [lasagna|cobbler], and the truce holds.
      When the timer sings and the smoke alarm joins in, [grab|reach for] the {name} first.
      Soup in bed is a fine idea with the {name} and a [steady|brave] hand.
      The {name} {v:has} a place by the stove and an excellent view of the [action|soup].
      Give the {name} to the cook who says [hot, hot, hot|coming through] more often than hello.
      Dragons would [envy|want] the {name}; so will anyone who has ever met a hot pan handle.
      Leave the {name} out on [soup|pie] night and watch volunteers line up to carry.
      Hot dish, long hallway, no problem: the {name} {v:comes} along for the [walk|ride].
      Some kitchens run on [gas|gossip], others on garlic; all of them could use the {name}.
      A [pie|stew] should be met at the oven door by somebody dressed for it, so reach for the {name}.
    `),
    plain: lines(`
      The {name} {v:belongs} beside the [stove|oven], where {it} {is} needed without warning.
      At a [family supper|buffet], the {name} can go to the table along with the dish.
      For a first apartment, the {name} {v:is} the sort of present people [use|need] before they think to buy it.
      The {name} {v:gives} a working kitchen some [pattern|character] at eye level.
      Paired with [2 and: a favorite recipe|a tea towel|a good cookbook|a bag of dried beans], the {name} {v:makes} a complete gift for a cook.
      Serving from the oven is [simpler|calmer] when the {name} {v:is} in plain view.
      In [a cabin|an office kitchen|a camper], the {name} {v:fills} a gap that is easily overlooked.
      Kept near the microwave, the {name} {v:spares} the search for a [folded towel|spare cloth].
      The {name} {v:suits} weeknight [suppers|leftovers] as well as holiday cooking.
      A pair of helpers in the kitchen means two sets of hands, and the {name} {v:serves} whoever is [closest|nearest].
    `),
    terse: lines(`
      The {name} {v:lives} by the [stove|oven].
      Timer. The {name}. [Supper|Table].
      Carry soup with the {name} to the [sofa|table].
      Give the {name} to a [new cook|first kitchen].
      Sleeves are not mitts. Use the {name}.
      The {name} {v:goes} to [potlucks|the cabin] too.
      Hot dish, cool [head|hands]: the {name}.
      Keep the {name} [in sight|in reach|by the oven].
      Stew on Sunday, [soup|leftovers] on Monday, the {name} both days.
      Retire the old rag. Reach for the {name}.
    `),
  },
  tips: {
    warm: lines(`
      Keep the {name} dry; a damp cloth lets heat [through|straight through] in a second.
      Keep the {name} away from the [burners|flame], close enough to reach but not to singe.
      Check that the {name} {v:is} dry before you lift anything heavy, and [clear|plan] your path to the table first.
      Wipe up [grease|sauce] on the {name} soon, as it's harder to get out once it's been heated again.
      Let the {name} dry all the way through after a wash; the middle takes longer than the [edges|cover].
      Follow the care notes when you wash the {name}, because fillings [differ|vary].
      Lift straight up with the {name} rather than dragging; hot rims [scorch|mark] whatever they slide over.
    `),
    tale: lines(`
      A second pair beside the {name} gives the [helper|grown-up kids] no excuse.
      Damp is the [enemy|traitor] here, so let the {name} dry before the next [hot dish|adventure].
      Give the {name} a place near the stove, though not so near as to [join|toast with] the toast.
      Decide where the pan is going before you reach for the {name}; hallways are no place for [second thoughts|debates].
      Catch the gravy on the {name} early, before the next hot dish [bakes it in|makes it permanent].
      The inside of the {name} dries last, so be [patient|generous] after wash day.
      Lift, don't slide: hot rims like to leave the {name} with [autographs|tattoos].
      Read the care notes before the {name} {v:meets} the washing machine; some fillings dislike [spinning|surprises].
    `),
    plain: lines(`
      Use the {name} only when dry, since moisture [conducts|carries] heat quickly.
      Keep the {name} near the stove but well away from [open flames|hot burners].
      Dry the {name} completely after washing, including the [inner layers|filling].
      Treat grease marks on the {name} before the next use, because [heat|reheating] sets them.
      Clear a space on the [table|counter] before lifting a hot dish with the {name}.
      Follow the care notes for the {name}, as outer cloth and filling may [differ|behave differently].
      Lift dishes cleanly with the {name} rather than dragging them, as hot rims [scorch|mark] cloth.
    `),
    terse: lines(`
      Use the {name} dry. Damp cloth carries heat.
      Keep the {name} clear of the [flame|burner].
      Dry the {name} through before [the next use|use].
      Wipe grease off the {name} [soon|the same day].
      Clear the table first, then lift with the {name}.
      Lift with the {name}. Do not drag.
      Follow the care notes for the {name}.
    `),
  },
}
