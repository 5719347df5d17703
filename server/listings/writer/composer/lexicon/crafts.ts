import type { Craft } from './craft.ts'
import { ADORNMENTS } from './crafts/adornments.ts'
import { APRONS } from './crafts/aprons.ts'
import { BABY } from './crafts/baby.ts'
import { BAG_CHARMS } from './crafts/bag-charms.ts'
import { BAGS } from './crafts/bags.ts'
import { BATH_TOWELS } from './crafts/bath-towels.ts'
import { BATH } from './crafts/bath.ts'
import { BATHROOM } from './crafts/bathroom.ts'
import { BELTS } from './crafts/belts.ts'
import { BLANKETS } from './crafts/blankets.ts'
import { BOARDS } from './crafts/boards.ts'
import { BOOKMARKS } from './crafts/bookmarks.ts'
import { BOWL_COZIES } from './crafts/bowl-cozies.ts'
import { BRACELETS } from './crafts/bracelets.ts'
import { BRIDAL_HAIR } from './crafts/bridal-hair.ts'
import { CANDLES } from './crafts/candles.ts'
import { CANISTERS } from './crafts/canisters.ts'
import { CASES } from './crafts/cases.ts'
import { CLOTHING } from './crafts/clothing.ts'
import { COASTERS } from './crafts/coasters.ts'
import { CURTAINS } from './crafts/curtains.ts'
import { CUSHIONS } from './crafts/cushions.ts'
import { CARDS } from './crafts/cards.ts'
import { CUT_FILES } from './crafts/cut-files.ts'
import { EDITING_FILES } from './crafts/editing-files.ts'
import { HAIR } from './crafts/hair.ts'
import { HANGINGS } from './crafts/hangings.ts'
import { JOURNALS } from './crafts/journals.ts'
import { DISHES } from './crafts/dishes.ts'
import { DOLL_CLOTHES } from './crafts/doll-clothes.ts'
import { DRIED_FLOWERS } from './crafts/dried-flowers.ts'
import { DRINKWARE } from './crafts/drinkware.ts'
import { EARRINGS } from './crafts/earrings.ts'
import { EAR_CUFFS } from './crafts/ear-cuffs.ts'
import { FABRIC } from './crafts/fabric.ts'
import { FIGURES } from './crafts/figures.ts'
import { HOME_SCENTS } from './crafts/home-scents.ts'
import { KEYCHAINS } from './crafts/keychains.ts'
import { KITCHEN_TOWELS } from './crafts/kitchen-towels.ts'
import { HATS_AND_SCARVES } from './crafts/hats-and-scarves.ts'
import { KIDS_CLOTHES } from './crafts/kids-clothes.ts'
import { LOUNGEWEAR } from './crafts/loungewear.ts'
import { KNITWEAR_ACCESSORIES } from './crafts/knitwear-accessories.ts'
import { NECKLACES } from './crafts/necklaces.ts'
import { PANTRY } from './crafts/pantry.ts'
import { ORIGINALS } from './crafts/originals.ts'
import { PATTERNS } from './crafts/patterns.ts'
import { POT_HOLDERS } from './crafts/pot-holders.ts'
import { SEASONAL } from './crafts/seasonal.ts'
import { STICKERS_AND_PINS } from './crafts/stickers-and-pins.ts'
import { SUPPLIES } from './crafts/supplies.ts'
import { TABLE_LINENS } from './crafts/table-linens.ts'
import { TEAPOTS_AND_JUGS } from './crafts/teapots-and-jugs.ts'
import { TEMPLATES } from './crafts/templates.ts'
import { TRIVETS } from './crafts/trivets.ts'
import { UTENSILS } from './crafts/utensils.ts'
import { WALL_ART } from './crafts/wall-art.ts'
import { WEDDINGS } from './crafts/weddings.ts'
import { PET_BOWLS } from './crafts/pet-bowls.ts'
import { PET_FOOD } from './crafts/pet-food.ts'
import { PET_HOME } from './crafts/pet-home.ts'
import { PET_TOYS } from './crafts/pet-toys.ts'
import { PET_WEAR } from './crafts/pet-wear.ts'
import { PHONE_CASES } from './crafts/phone-cases.ts'
import { POUCHES } from './crafts/pouches.ts'
import { PROJECT_BAGS } from './crafts/project-bags.ts'
import { PLANT_HANGERS } from './crafts/plant-hangers.ts'
import { PLANTS } from './crafts/plants.ts'
import { PLANTERS } from './crafts/planters.ts'
import { PLUSH } from './crafts/plush.ts'
import { RINGS } from './crafts/rings.ts'
import { PUZZLES } from './crafts/puzzles.ts'
import { RUGS } from './crafts/rugs.ts'
import { SEEDS } from './crafts/seeds.ts'
import { SKIN_CARE } from './crafts/skin-care.ts'
import { SOAPS } from './crafts/soaps.ts'
import { TABLEWARE } from './crafts/tableware.ts'
import { TIES } from './crafts/ties.ts'
import { SHOES } from './crafts/shoes.ts'
import { TOYS } from './crafts/toys.ts'
import { VASES } from './crafts/vases.ts'
import { WALLETS } from './crafts/wallets.ts'
import { WATCH_STRAPS } from './crafts/watch-straps.ts'
import { YARN } from './crafts/yarn.ts'
import { BOTTLE_OPENERS } from './crafts/bottle-openers.ts'
import { BOXES } from './crafts/boxes.ts'
import { CLOCKS } from './crafts/clocks.ts'
import { FRAMES } from './crafts/frames.ts'
import { GAMES } from './crafts/games.ts'
import { GARDEN_FIGURES } from './crafts/garden-figures.ts'
import { GARDEN } from './crafts/garden.ts'
import { HARDWARE } from './crafts/hardware.ts'
import { LIGHTING } from './crafts/lighting.ts'
import { MIRRORS } from './crafts/mirrors.ts'
import { ORGANIZERS } from './crafts/trays-and-organizers.ts'
import { RACKS_AND_HOOKS } from './crafts/racks-and-hooks.ts'
import { SHELVES } from './crafts/shelves.ts'
import { SIGNS } from './crafts/signs.ts'
import { STANDS } from './crafts/stands.ts'
import { VINTAGE } from './crafts/vintage.ts'
import { WOODWORK } from './crafts/woodwork.ts'
import { LESS_COMMON } from './less-common.ts'

// Where two crafts know a noun, the earlier one wins: a bow tie for a cat is no garment.
export const CRAFTS: readonly Craft[] = [
  PET_FOOD,
  PET_BOWLS,
  BABY,
  LIGHTING,
  NECKLACES,
  RINGS,
  EARRINGS,
  EAR_CUFFS,
  BRACELETS,
  ADORNMENTS,
  WATCH_STRAPS,
  TIES,
  KEYCHAINS,
  BAG_CHARMS,
  WALLETS,
  BELTS,
  PHONE_CASES,
  CANDLES,
  HOME_SCENTS,
  SOAPS,
  BATH,
  SKIN_CARE,
  BLANKETS,
  KNITWEAR_ACCESSORIES,
  HAIR,
  BRIDAL_HAIR,
  HATS_AND_SCARVES,
  SHOES,
  PLUSH,
  PLANTERS,
  PLANT_HANGERS,
  VASES,
  DISHES,
  DRINKWARE,
  BOARDS,
  APRONS,
  BATH_TOWELS,
  BOWL_COZIES,
  CANISTERS,
  TEAPOTS_AND_JUGS,
  TRIVETS,
  COASTERS,
  KITCHEN_TOWELS,
  POT_HOLDERS,
  TABLE_LINENS,
  UTENSILS,
  BATHROOM,
  SHELVES,
  RACKS_AND_HOOKS,
  BOXES,
  ORGANIZERS,
  STANDS,
  TEMPLATES,
  PATTERNS,
  CUT_FILES,
  EDITING_FILES,
  WEDDINGS,
  SIGNS,
  CLOCKS,
  MIRRORS,
  FRAMES,
  GAMES,
  BOTTLE_OPENERS,
  CARDS,
  BOOKMARKS,
  JOURNALS,
  ORIGINALS,
  WALL_ART,
  HANGINGS,
  GARDEN,
  SEASONAL,
  PANTRY,
  DRIED_FLOWERS,
  PLANTS,
  SEEDS,
  SUPPLIES,
  HARDWARE,
  YARN,
  FABRIC,
  CUSHIONS,
  RUGS,
  CURTAINS,
  POUCHES,
  PROJECT_BAGS,
  BAGS,
  CASES,
  PUZZLES,
  TOYS,
  DOLL_CLOTHES,
  PET_WEAR,
  PET_HOME,
  PET_TOYS,
  GARDEN_FIGURES,
  FIGURES,
  STICKERS_AND_PINS,
  TABLEWARE,
  WOODWORK,
  LOUNGEWEAR,
  KIDS_CLOTHES,
  CLOTHING,
  VINTAGE,
  ...LESS_COMMON,
]
