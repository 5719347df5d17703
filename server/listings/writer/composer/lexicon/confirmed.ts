import type { Craft } from './craft.ts'
import { BATH_TOWELS } from './crafts/bath-towels.ts'
import { BATH } from './crafts/bath.ts'
import { DRIED_FLOWERS } from './crafts/dried-flowers.ts'
import { GARDEN_FIGURES } from './crafts/garden-figures.ts'
import { KIDS_CLOTHES } from './crafts/kids-clothes.ts'
import { KNITWEAR_ACCESSORIES } from './crafts/knitwear-accessories.ts'
import { HOOP_ART } from './crafts/hoop-art.ts'
import { MADE_FLOWERS } from './crafts/made-flowers.ts'
import { PANTRY } from './crafts/pantry.ts'
import { PLANTS } from './crafts/plants.ts'
import { PLUSH } from './crafts/plush.ts'
import { POT_HOLDERS } from './crafts/pot-holders.ts'
import { SKIN_CARE } from './crafts/skin-care.ts'
import { STAINED_GLASS } from './crafts/stained-glass.ts'
import { SWIMWEAR } from './crafts/swimwear.ts'
import { TABLE_LINENS } from './crafts/table-linens.ts'
import { WALLETS } from './crafts/wallets.ts'
import { WEDDINGS } from './crafts/weddings.ts'
import { WOODWORK } from './crafts/woodwork.ts'

/** What the seller's words must confirm: a board may be cork, a coaster slate, a flower paper. */
export const CONFIRMED: ReadonlyMap<Craft, RegExp> = new Map([
  [
    TABLE_LINENS,
    /^(?!.*\b(?:slate|cork|wood|wooden|bamboo|leather|paper|vinyl|acrylic|resin|silicone|disposable)\b)/is,
  ],
  [
    BATH_TOWELS,
    /^(?!.*\b(?:kitchen|tea|dish|beach|golf|gym|paper|dogs?|cats?)\b).*\b(?:bath|bathroom|hand|guest|face|waffle|turkish|peshtemal|spa|shower|sauna)\b/is,
  ],
  [POT_HOLDERS, /^(?!.*\b(?:leather|silicone|wood|wooden|metal|iron)\b)/is],
  [WEDDINGS, /\b(?:wedding|brid|groom|vows?\b|ring bearer)/i],
  [
    WOODWORK,
    /\b(?:wood|wooden|driftwood|plywood|oak|pine|walnut|maple|teak|cherry|beech|ash|birch|cedar|mahogany|olivewood|bamboo|acacia)\b/i,
  ],
  [GARDEN_FIGURES, /\b(?:gardens?|outdoors?|yard|lawn|patio|porch)\b/i],
  // A hat may be of straw and a bear of oak.
  [
    KNITWEAR_ACCESSORIES,
    /\b(?:knit(?:ted)?|crochet(?:ed)?|wool|woolen|merino|alpaca|mohair|cashmere|angora|yarn|fleece|cable|ribbed|beanies?|mittens?|cowls?)\b/i,
  ],
  [
    KIDS_CLOTHES,
    /\b(?:toddlers?|kids?|child(?:ren)?(?:['’]?s)?|little (?:girl|boy)s?|(?:girl|boy)(?:s|['’]s|s['’])? (?:dress|shirt|skirt|sweater|cardigan|coat|jacket|vest|pants|shorts)(?:es|s)?|\dT)\b/i,
  ],
  [
    PLUSH,
    /\b(?:plush(?:ie)?s?|stuffed|amigurumi|knit(?:ted)?|crochet(?:ed)?|felt(?:ed)?|fabric|cotton|linen|wool|yarn|minky|fleece|chenille|velour|rag|cuddly|sewn|waldorf|soft toy|softies?|teddy)\b/i,
  ],
  // What holds cards on a table is no wallet.
  [WALLETS, /^(?!.*\b(?:place|recipe|playing|photo|note) cards?\b)(?!.*\bdesk\b)/is],
  // A salt may be for the table.
  [BATH, /\b(?:bath|tub|soak|spa)\b/i],
  [
    SKIN_CARE,
    /\b(?:bath|shower|body|skin|hands?|feet|foot|face|facial|lips?|beard|massage|hair|cuticle|nails?|eyes?|tallow|shea|deodorant|lotion|toner|salve|lip balm)\b/i,
  ],
  [
    PLANTS,
    /^(?!.*\b(?:dried|pressed|paper|felt|silk|faux|fake|artificial|crochet(?:ed)?|knit(?:ted)?|embroider(?:ed|y)|ceramic|resin|clay|wooden|metal|print(?:ed)?|stitched|stained|beaded|amigurumi|wool|yarn|preserved|geometric|empty)\b)/is,
  ],
  // A bundle may be files, a stem silk, and sage in a bundle is for burning.
  [
    DRIED_FLOWERS,
    /^(?!.*\b(?:smudge|smudging|edible|culinary|crochet(?:ed)?|knit(?:ted)?|felt|in resin|svg|clipart|soap|candle|printed|jewel\w+)\b).*\b(?:dried|pressed|preserved|everlastings?|pampas|statice|strawflowers?)\b/is,
  ],
  [
    PANTRY,
    /^(?!.*\b(?:crochet(?:ed)?|knit(?:ted)?|felt|toy|soap|wax|scented|scrub|print|skin)\b)/is,
  ],
  // An empty hoop and a design to stitch go by the name of the finished piece.
  [
    HOOP_ART,
    /^(?!.*\b(?:kit|pattern|pdf|download|file|machine|supply|supplies|empty|blank)\b).*\b(?:embroidered|stitched|hoop art|wall|framed?|finished|gift|flowers?|bouquet|name|portrait|with|of)\b/is,
  ],
  // A flower of yarn may be for a hat; those of a bouquet stand in a vase.
  [
    MADE_FLOWERS,
    /^(?!.*\b(?:appliques?|potted|in a pot|backdrop|svg)\b).*\b(?:bouquets?|stems?|vases?|bunch|arrangement|forever|everlasting)\b/is,
  ],
  // A suit for a child or a doll goes on no honeymoon.
  [SWIMWEAR, /^(?!.*\b(?:kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|girls?|boys?|dolls?)\b)/is],
  // A panel of glass may be for a shower.
  [STAINED_GLASS, /\bstained[ -]glass\b/i],
])
