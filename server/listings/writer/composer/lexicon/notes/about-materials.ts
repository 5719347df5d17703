import type { Note } from './note.ts'

/** What is true of a material wherever it is used. */
export const MATERIAL_NOTES: readonly Note[] = [
  {
    when: /\blinen\b/i,
    says: 'linen [creases by nature|wrinkles a little by nature|never lies quite flat] > [there is no need to iron {them}|you can leave the iron away from {them}|{it} {v:looks} right unironed]',
  },
  {
    when: /\bvelvet\b/i,
    says: 'velvet changes tone with the light > {it} {v:looks} [lighter from one side than from the other|different in the morning and at night]',
  },
  {
    when: /\b(?:wool|merino|lambswool)\b.*\b(?:scarf|blanket|sweater|hat|beanie|socks?|shawl|throw|mittens?|gloves|cardigan|cowl)\b|\b(?:scarf|blanket|sweater|hat|beanie|socks?|shawl|throw|mittens?|gloves|cardigan|cowl)\b.*\b(?:wool|merino|lambswool)\b/is,
    says: '[wool freshens up in the open air|fresh air does wool good|wool airs out by itself] > [you can hang {them} out instead of washing {them} often|you can air {them} and wash {them} less|{it} {v:needs} less washing than you may think]',
  },
  {
    when: /\bbrass\b/i,
    says: 'brass darkens [slowly with the years|a little with time] > you can polish {them} [or let {them} age|or leave {them} alone|now and then, or never]',
  },
  {
    when: /\b(?:sterling|solid|fine|925) silver\b/i,
    says: 'silver darkens [when nobody wears it|in a drawer] > a dry cloth [keeps {them} bright|brings back the shine of {them}]',
  },
  {
    when: /\bterracotta\b/i,
    says: 'terracotta lets moisture through > the soil in {them} dries [a little faster|sooner]',
  },
  {
    when: /\bleather\b/i,
    says: 'leather [darkens and softens with use|takes on the marks of use|changes with the hands that hold it] > {it} {v:looks} [more like your own with time|different after a year|less new and more yours each month]',
  },
  {
    when: /\bacrylic\b(?! (?:yarn|paint|paints|wool|blend|fiber|fibre))/i,
    says: 'acrylic scratches under rough cleaners > a dry cloth [is right for {them}|is all you should use on {them}]',
  },
  {
    when: /\b(?:oak|walnut|maple|teak|cherry wood|beech|ash wood)\b/i,
    says: '[no two pieces have the same grain|the grain differs from piece to piece|wood never repeats its grain] > [{it} {v:has} a pattern of {its} own|the lines in {them} are found only once|yours may look a little different from the photo]',
  },
  {
    when: /\bpine\b/i,
    says: 'pine shows its knots and grain > no two [pieces|boards] look [quite like|the same as] {them}',
  },
  {
    when: /\bflannel\b/i,
    says: 'flannel [softens with every wash|grows softer in the wash] > {it} {v:gets} [better with use|more comfortable over time|softer month by month]',
  },
  {
    when: /\bsatin\b/i,
    says: 'satin [reflects the light gently|catches the light] > {it} {v:shows} up well [in photos|by a window|in the evening]',
  },
  {
    when: /\bwicker\b/i,
    says: 'wicker is light to carry > you can move {them} [from room to room|wherever you need {them}]',
  },
]
