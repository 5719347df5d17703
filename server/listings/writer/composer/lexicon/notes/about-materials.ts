import type { Note } from './note.ts'

/** What is true of a material wherever it is used. */
export const MATERIAL_NOTES: readonly Note[] = [
  {
    when: /\b(?:linen)\b/i,
    warm: "Linen [creases|wrinkles], and [that's half its appeal|ironing is optional].",
    plain:
      'Linen [creases naturally|wrinkles by nature] and [softens with washing|improves with use].',
    terse: 'Linen [creases|softens]. Let it.',
  },
  {
    when: /\bvelvet\b/i,
    warm: 'Stroke velvet [one way|with the pile] and it [shines|lights up]; the other way it [goes deep and dark|turns a shade darker].',
    plain: 'Velvet [changes tone with the light|looks lighter or darker from different angles].',
    terse: 'Velvet [shifts|turns] with the light.',
  },
  {
    when: /\b(?:wool|merino|lambswool)\b/i,
    warm: 'Wool [airs out overnight|freshens up in the open air], so [it needs less washing than you think|go easy on washing].',
    plain: 'Wool [benefits from airing|can often be aired instead of washed].',
    terse: 'Air it. [Wash rarely|Fold it].',
  },
  {
    when: /\bbrass\b/i,
    warm: 'Brass [mellows as it ages|darkens a little with the years]; polish it [or let it be|if you like a shine].',
    plain:
      'Brass [darkens slightly with time|develops a patina] and can be [polished|cleaned] with a soft cloth.',
    terse: 'Brass [mellows|darkens]. Polish it, or [leave it|do not].',
  },
  {
    when: /\b(?:sterling|solid|fine|925) silver\b/i,
    warm: 'Silver [darkens when nobody wears it|goes dull in a drawer], so [wear it often|a soft cloth and regular wearing keep it bright].',
    plain:
      'Silver [darkens over time|can darken]; [a soft polishing cloth restores the shine|polish it with a soft cloth].',
    terse: 'A soft cloth [keeps it bright|restores the shine].',
  },
  {
    when: /\bterracotta\b/i,
    warm: 'Terracotta [breathes|lets moisture through], so [the soil dries a touch faster|check the soil a little more often].',
    plain:
      'Terracotta [is porous|breathes], so [soil dries somewhat faster|watering may be needed more often].',
    terse: 'Terracotta [breathes|dries fast].',
  },
  {
    when: /\bleather\b/i,
    warm: 'Leather [keeps a record of where it has been|remembers], and [that only makes it yours|nobody else will have the same marks].',
    plain: 'Leather [darkens and softens with use|develops character over time].',
    terse: 'Leather [darkens|softens]. It [improves|settles].',
  },
  {
    when: /\bacrylic\b(?! (?:yarn|paint|paints|wool|blend|fiber|fibre))/i,
    warm: '[A soft cloth takes fingerprints off acrylic|Acrylic wipes clean with a soft cloth]; [skip anything scratchy|leave the scourer in the sink].',
    plain:
      'Acrylic is cleaned with [a soft, dry cloth|a soft cloth]; [abrasive cleaners should be avoided|avoid scouring].',
    terse: 'Wipe with a [soft|dry] cloth.',
  },
  {
    when: /\b(?:oak|walnut|maple|teak|cherry wood|beech|ash wood)\b/i,
    warm: '[The grain is never the same twice|Every board is cut from its own tree], so [yours will be its own|the pattern on yours is its own].',
    plain:
      '[The grain differs from piece to piece|Grain and tone vary], as wood [is a natural material|grows that way].',
    terse: '[The grain|Its grain] is its own.',
  },
  {
    when: /\bpine\b/i,
    warm: 'Pine has [knots and a bit of character|its knots], and [they show|that is part of the look].',
    plain:
      'Pine shows [knots and lively grain|its grain], [which is typical of the wood|as is usual].',
    terse: 'Pine [grain|knots], left [to show|visible].',
  },
  {
    when: /\bflannel\b/i,
    warm: "Flannel gets [softer|more comfortable] [every time it's washed|the more it's worn].",
    plain: 'Flannel [softens with washing|becomes softer with use].',
    terse: 'Flannel. [Soft|Softer] with use.',
  },
  {
    when: /\bsatin\b/i,
    warm: 'Satin [catches the light|shines] [in photos|by a window], [without trying|all by itself].',
    plain: 'Satin [reflects the light softly|gives a soft shine].',
    terse: 'Satin catches [light|the sun].',
  },
  {
    when: /\bwicker\b/i,
    warm: "Wicker [is easy to carry|doesn't weigh much] and [dusts off with a brush|keeps its shape].",
    plain:
      'Wicker is [light to carry|easily carried] and can be [brushed clean|dusted with a brush].',
    terse: 'Wicker, [light|easy] to carry.',
  },
]
