import { lines, stems, type Craft } from '../craft.ts'

/** What is sold to be sewn: fabric by the yard as well as ribbon and trim. */
export const FABRIC: Craft = {
  nouns: stems('fabric ribbon lace trim thread webbing'),
  signs: stems('yardage sewing'),
  emojis: ['🧵', '✂️', '🪡', '🎁', '✨', '🌿', '💛', '🌸', '🤍'],
  openings: {
    warm: lines(`
      {A_lead} for the sewing table.
      {A_lead} for the project you've already [cut out in your head|sketched on an envelope].
      {A_lead} for people who own [too few|good] scissors.
    `),
    tale: lines(`
      {A_lead} for sewing machines with [free evenings|stories to tell].
      {A_lead} for plans drawn on [envelopes|napkins].
      {A_lead} for anyone who says one seam and [means ten|sews till midnight].
    `),
    plain: lines(`
      {A_lead} for sewing and [finishing|trimming] at home or in the workroom.
      {A_lead} for garments, gifts and [home projects|accessories].
      {A_lead} for makers who look at the [details|edges].
    `),
    terse: lines(`
      {A_lead} for the sewing table.
      {A_lead} for [hems, bags and gifts|small plans and large].
      {A_lead} for your next [seam|project].
    `),
  },
  scenes: {
    warm: lines(`
      Lay the {name} over what is on your [cutting table|dining table], and the plan falls into place.
      The {name} could go to [3 or: a cuff|a tote lining|a pillow edge|a bonnet|a doll's coat|a quilt block].
      Pin a bit of the {name} to the wall for a week and see if you still [smile|reach for it].
      Save the {name} for the part people see up close: the collar, the [pocket|hem], the handle.
      A sewing friend would rather open the {name} than [another candle|another mug].
      Rescue a plain store-bought [skirt|pillowcase|jacket] with the {name} and one quiet evening.
      Keep the {name} on the open shelf, where half of all sewing happens: [looking|petting].
      The {name} and a free Saturday tend to end in [something to wear|a present for someone].
      Even the offcuts of the {name} earn their drawer space as [bookmarks|hanging loops|doll clothes].
      The {name} {v:makes} a case for finally threading the [machine|good needle] again.
      Trade a bit of the {name} with your quilting friends and see [what comes back|who uses it first].
    `),
    tale: lines(`
      The {name} {v:has} a future as something, and the [scissors|pins] are dying to know what.
      Every fabric drawer keeps a treasure for later; make the {name} [the exception|this week's business].
      Once upon a hem, the {name} turned up and the dull [coat|cushion] had a better ending.
      A pincushion, the {name} and rain on the roof: let nobody [call|knock].
      The {name} {v:looks} innocent on the shelf, then it's two in the morning and there's [a skirt|a bag].
      Dolls, teddies and [godchildren|cushions] have sent word that the {name} would suit them.
      Tie, edge or line it: the {name} {v:takes} directions [well|without complaint].
      Give the {name} to someone whose [spare room|dining table] vanished under patterns years ago.
      Leave the {name} near the sewing machine overnight and plans will [multiply|grow legs].
      The scissors have been sharpened, the tea is cold, and the {name} {is} [winning|in charge].
      Between the {name} and the finished thing lie one evening and [several pins|a missing bobbin].
    `),
    plain: lines(`
      The {name} can be the main material or the [detail|accent] that sets off a plain one.
      Used at a hem, cuff or [pocket|strap], the {name} {v:gives} a simple piece its finish.
      The {name} {v:serves} for [3 or: bags|quilts|cushions|dresses|accessories|costumes].
      For alterations, the {name} {v:turns} a ready-made garment into something [personal|your own].
      Beside solids in related shades, the {name} {v:stays} the [focus|first thing seen].
      As a present for someone who sews, the {name} {v:leaves} room for [their own plans|their ideas].
      Small remnants of the {name} can become [loops|bindings|appliques] in later projects.
      In a sewing class, the {name} {v:gives} beginners a [reason|good reason] to finish.
      For costumes or doll clothes, a short length of the {name} [is often enough|goes far].
      Kept in view, the {name} [{v:suggests}|{v:prompts}] projects that a closed drawer would not.
      The {name} can repair, lengthen or [trim|refresh] clothes that are otherwise still good.
    `),
    terse: lines(`
      Use the {name} at the [hem|cuff|pocket].
      Let the {name} lead. Keep the rest plain.
      The {name} and one free [Saturday|evening].
      Give an old [jacket|pillow] a new edge with the {name}.
      Save the offcuts of the {name}. They find work.
      For the {name}: [3 or: a bag|a cushion|a cuff|a quilt|a gift|a doll].
      Pin the {name} up and think.
      Give the {name} to someone who sews.
      Start with the {name}. Choose thread after.
      Line a plain [bag|pocket] with the {name}.
      A doll, a collar, a gift: small plans suit the {name}.
      Keep the {name} on the open shelf. Looking counts.
      Let the {name} mend what a plain patch would only cover.
      Take the {name} to class and finish for once.
      Lay the {name} on the table beside other finds.
    `),
  },
  tips: {
    warm: lines(`
      Keep one pair of scissors for the {name} and {its} kind; paper [dulls|ruins] blades fast.
      (fabric) Wash and press the {name} before cutting, so any shrinking happens now and not in the [dress|finished piece].
      Test your stitch length on a scrap of the {name} first, with the thread you mean to [use|keep].
      (fabric) Check the {name} for a direction before laying out pieces; upside-down birds are hard to [unsee|explain].
      (ribbon lace trim) Cut the ends of the {name} at a slant, and they'll fray a good deal slower.
      Measure twice with the {name}, then add seam allowance, then a hand's width for [luck|second thoughts].
      Roll the {name} around a tube rather than folding, and you'll skip an hour of [pressing|steaming].
      Press the {name} from the wrong side under a cloth until you know how much heat {it} [{v:likes}|{v:takes}].
    `),
    tale: lines(`
      Guard your good scissors from paper, and the {name} will [cut like butter|part without a fuss].
      (fabric) Prewash the {name}, or the [dress|cushion] will do the shrinking for you.
      (ribbon lace trim) Snip the {name} on the slant; straight ends [unravel|come apart] for sport.
      Sew a scrap of the {name} first, since machines have [moods|opinions] about thread.
      Buy a hand more of the {name} than the plan says; plans are [optimists|shorter than hems].
      Keep the {name} rolled, because folds have long [memories|lives].
      Pins go inside the seam line of the {name}, where no hole will [tell|show].
    `),
    plain: lines(`
      Cut the {name} with blades that are used for [textiles|fabric] alone.
      (fabric) Wash, dry and press the {name} before cutting so that any shrinkage takes place first.
      Test needle, thread and stitch length on a remnant of the {name} before [sewing|the first seam].
      (fabric) Look for nap or a one-way print in the {name} before laying out the [pieces|pattern].
      (ribbon lace trim) Cutting the ends of the {name} at an angle slows [fraying|unraveling].
      Press the {name} from the reverse, starting with [low|gentle] heat.
      Allow a little more of the {name} than the plan requires for [matching|corrections].
      Store the {name} rolled and away from [direct light|sunlight] to prevent fold lines.
    `),
    terse: lines(`
      Keep sharp scissors for the {name} alone.
      (fabric) Prewash the {name}. Then cut.
      Test a scrap of the {name} first.
      Press the {name} from the back.
      (ribbon lace trim) Cut the {name} at a slant. Less fraying.
      Roll the {name}. Folds stay.
      Order a little more of the {name} than planned.
      Pin inside the seam line so the {name} shows no holes.
      Start with low heat when you press the {name}.
      Add seam allowance before you cut the {name}.
      Store the {name} away from the window.
      (fabric) Find the direction of the print before cutting the {name}.
    `),
  },
}
