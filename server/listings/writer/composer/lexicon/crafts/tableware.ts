import { lines, stems, type Craft } from '../craft.ts'

export const TABLEWARE: Craft = {
  nouns: stems('bowl plate platter saucer tureen butterdish dinnerware tableware'),
  signs: stems('pottery ceramic stoneware porcelain glaze wheelthrown'),
  emojis: ['🌿', '🤍', '🏡', '✨', '🎁', '🍽️', '🥣', '🧡', '🌾', '🍂'],
  openings: {
    warm: lines(`
      {A_lead} for tables where people [linger|stay put] after dessert.
      {A_lead} for [weeknight suppers|slow breakfasts] and the odd [party|feast].
      {A_lead}, too [useful|good] to keep for guests.
    `),
    tale: lines(`
      {A_lead} for feasts, leftovers and everything [in between|on toast].
      {A_lead}, and [supper|breakfast] sits up a little straighter.
      {A_lead} for the table where the [good stories|loud uncles] sit.
    `),
    plain: lines(`
      {A_lead} for [family|everyday] meals and for guests.
      {A_lead} for the open shelf and the [dining|breakfast] table.
      {A_lead}, equally at home on [table and counter|shelf and table].
    `),
    terse: lines(`
      {A_lead} for the [everyday|weekday] table.
      {A_lead} for [shelf and table|table and counter].
      {A_lead}. In use, not in storage.
    `),
  },
  scenes: {
    warm: lines(`
      Keep the {name} out on the [counter|open shelf], because things you can see are things you [use|reach for].
      Mix the {name} with [the plates you grew up with|flea market finds|what's in the cupboard]; tables don't have to match.
      Don't save the {name} for [company|Christmas]; a [Tuesday|wet Wednesday] with leftovers counts too.
      You'll find room for the {name} on [a long lunch table|a kitchen shelf|a picnic blanket|a crowded counter].
      When friends [turn up hungry|bring dessert|stay for supper], put the {name} in the middle and start there.
      Give the {name} to someone [unpacking boxes in a first apartment|with a new set of keys].
      There's a gap for the {name} between [2 and: the cookbooks|the kettle|the bread bin|the salt|the kitchen radio].
      [Leftovers|Yesterday's noodles|Two fried eggs] look like a plan with the {name} on the table.
      Hand the {name} to whoever asks how they can [help|make themselves useful], along with the forks.
      (plate platter) Pile the {name} with [3 or: pancakes|roasted vegetables|sliced pears|flatbread|cookies still warm] and call everyone in.
      (bowl) [Salad|Popcorn|Breakfast] one day, fruit the next: the {name} {v:goes} where you need {them}.
    `),
    tale: lines(`
      With the {name} on the table, even [toast|takeout|plain rice] minds its manners.
      Every kitchen has a shelf of honor, and there's a gap on it just the [width|shape] of the {name}.
      Some evenings call for candles, others for [pajamas|noodles]; the {name} {v:is} dressed for both.
      Nobody ever wrote a poem about a closed [cupboard|cabinet], so let the {name} sit out in the open.
      Odd forks, borrowed chairs, the {name} in the middle: that's how [good parties|long evenings] begin.
      Give the {name} to a [cook|friend|neighbor] who tastes everything twice.
      Put [a heel of bread|a bunch of grapes|a wedge of cheese] beside the {name} and you've painted a still life.
      Take the {name} along to [supper on the back steps|a picnic under the trees] and leave the good manners at home.
      The dishes are done, the guests are gone, and the {name} {v:is} still out because nobody [dares|wants] to tidy {them} away.
      (plate platter bowl) Send the {name} around the table and see what comes back: [crumbs|nothing], usually.
    `),
    plain: lines(`
      The {name} {v:suits} [everyday meals|family breakfasts] as well as a [dinner|lunch] with guests.
      On an open shelf, the {name} {v:remains} in view and within [reach|easy reach] of the table.
      Combine the {name} with plain [plates|pieces] in [similar|quieter] tones, or let {them} stand alone.
      For [a first apartment|a new kitchen|a housewarming], the {name} {v:makes} a gift that starts work the same day.
      The {name} can anchor a table set with [2 and: cloth napkins|mixed plates|bare branches|a loaf of bread].
      Between meals, the {name} {v:looks} at ease on a [sideboard|counter|windowsill].
      A simple [lunch|supper] looks considered when the {name} {v:is} on the table.
      In a small kitchen, the {name} can [stay out|stand on the counter] rather than take up cupboard space.
      The {name} {v:works} with inherited pieces, so there is no need to [replace|match] a whole set.
      (plate platter) Serve [3 or: sliced fruit|bread and cheese|roasted vegetables|small pastries|cold cuts] from the {name} and let guests help themselves.
      (bowl) The {name} {v:moves} between [breakfast|salad] and [fruit|side dishes] without looking out of place.
    `),
    terse: lines(`
      The {name}, good bread, [nothing else|two chairs].
      Keep the {name} on [the table|an open shelf|the counter].
      Mix the {name} with [plain plates|old favorites].
      Weeknights first. Guests can share the {name}.
      Move the {name} from [counter|shelf|sideboard] to table.
      Give the {name} to [a new cook|a first kitchen|a good host].
      A bare table and the {name}. [Enough|Supper].
      Between meals, the {name} {v:rests} on the [sill|sideboard].
      No matching set needed. The {name} {v:stands} alone.
      (plate platter bowl) Put the {name} in the middle and [pass|share].
    `),
  },
  tips: {
    warm: lines(`
      Slip a [cloth|paper napkin] under the next piece if you stack the {name}; feet and rims rub.
      Rinse the {name} right after the meal, before [sauce|egg|oil] has time to settle in.
      (stoneware porcelain ceramic pottery clay earthenware) Let the {name} come to room temperature before anything [boiling|hot] goes in; sudden jumps are hard on [pottery|any glaze].
      Keep the {name} at the front of the cupboard, or you'll be eating off the [everyday|boring] ones.
      Hold the {name} with both hands when wet; soap is [slippery|sneaky], and sinks are hard.
      Let the {name} dry all the way through before you put {them} away; shelves hate a [damp foot|wet rim].
      Give the {name} a soft sponge and warm water; [scouring pads|scrubbers] scratch more than they clean.
      Put a cloth under the {name} on [the good table|a polished top]; bases are rougher than they look.
    `),
    tale: lines(`
      Lay a cloth between the {name} and {its} neighbors; even good friends [scratch|rub] when stacked.
      Rinse the {name} before the [gossip|card game] starts, because dried sauce is patient.
      Use two hands for the {name} when soap is [about|involved]; that's the whole law of the sink.
      Front of the cupboard for the {name}; the back is where [fondue sets|party hats] go to be forgotten.
      (stoneware porcelain ceramic pottery clay earthenware) Let the {name} warm up before [boiling soup|anything piping hot] arrives; nobody likes surprises before noon.
      Give the {name} time to dry with some air around {them}, then [up on the shelf|back to the parade].
      A [scrap|fold] of cloth under the {name} lets {them} cross the table without leaving tracks.
    `),
    plain: lines(`
      Place a [cloth|paper towel] between the {name} and other pieces when stacking, so that nothing rubs.
      Rinse the {name} soon after the meal; [oil|sauce] and fruit stain most once they have dried.
      (stoneware porcelain ceramic pottery clay earthenware) Allow the {name} to reach room temperature before adding very [hot|cold] food or liquid.
      Protect a polished table with a [cloth|mat] beneath the {name}, since many bases can scratch.
      Use a soft sponge for the {name}; scouring pads take the [surface|shine] off many finishes.
      Dry the {name} well, including the [base|foot], before placing {them} on [bare shelves|a shelf].
      Measure the [shelf|cupboard] against the dimensions given, so that the {name} {v:has} a place from the start.
      Carry the {name} with both hands under the [base|body] rather than by the rim.
    `),
    terse: lines(`
      Stack the {name} with a [cloth|napkin] between.
      Rinse the {name} after [the meal|use].
      (stoneware porcelain ceramic pottery clay earthenware) Avoid sudden heat or cold with the {name}.
      Dry the {name} well before [storing|stacking].
      Wash the {name} with a soft sponge.
      Put a cloth under the {name} on [polished|bare] tables.
      Carry the {name} with [both|dry] hands.
      Keep the {name} at the front of the [cupboard|shelf].
    `),
  },
}
