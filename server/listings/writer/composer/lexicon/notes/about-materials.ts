import type { Note } from './note.ts'

/** What is true of a material wherever it is used. */
export const MATERIAL_NOTES: readonly Note[] = [
  {
    when: /\blinen\b/i,
    says: 'linen [creases by nature|wrinkles a little by nature] > [there is no need to iron {them}|you can leave the iron away from {them}]',
  },
  {
    when: /\bvelvet\b/i,
    says: 'velvet changes tone with the light > {it} {v:looks} [lighter from one side than from the other|different in the morning and at night]',
  },
  {
    when: /\b(?:wool|merino|lambswool)\b.*\b(?:scarf|blanket|sweater|hat|beanie|socks?|shawl|throw|mittens?|gloves|cardigan|cowl)\b|\b(?:scarf|blanket|sweater|hat|beanie|socks?|shawl|throw|mittens?|gloves|cardigan|cowl)\b.*\b(?:wool|merino|lambswool)\b/is,
    says: 'wool freshens up in the open air > you can hang {them} out [instead of washing {them} often|and wash {them} less]',
  },
  {
    when: /\bbrass\b/i,
    says: 'brass darkens slowly with the years > you can polish {them} [or let {them} age|or leave {them} alone]',
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
    says: 'leather darkens and softens with use > {it} {v:looks} [better after a year|more like your own with time]',
  },
  {
    when: /\bacrylic\b(?! (?:yarn|paint|paints|wool|blend|fiber|fibre))/i,
    says: 'acrylic scratches under rough cleaners > a dry cloth [is right for {them}|is all you should use on {them}]',
  },
  {
    when: /\b(?:oak|walnut|maple|teak|cherry wood|beech|ash wood)\b/i,
    says: '[no two boards have the same grain|the grain differs from board to board] > {it} {v:has} a pattern of {its} own',
  },
  {
    when: /\bpine\b/i,
    says: 'pine shows its knots and grain > no two pieces look [quite like|the same as] {them}',
  },
  {
    when: /\bflannel\b/i,
    says: 'flannel softens with every wash > {it} {v:gets} [better with use|more comfortable over time]',
  },
  {
    when: /\bsatin\b/i,
    says: 'satin reflects the light gently > {it} {v:shows} up well [in photos|by a window]',
  },
  {
    when: /\bwicker\b/i,
    says: 'wicker is light to carry > you can move {them} [from room to room|wherever you need {them}]',
  },
]
