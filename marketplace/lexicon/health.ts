import { words } from '../reading/tables/word-list.ts'

/** What a claim of health is about. */
export const AILMENTS =
  words(`pain pains ache aches headache headaches migraine migraines anxiety stress insomnia eczema psoriasis acne
  arthritis flu colds cold cough coughs sinus congestion nausea colic cramps cramp inflammation infection infections wound
  wounds scar scars rash rashes burns itch itching allergy allergies depression adhd asthma diabetes fungus teething swelling bloating
  fever disease diseases illness illnesses tension sore soreness sickness toothache spasms arthritic joint joints muscle muscles
  nerve nerves hangover paralysis cancer tumor tumour menopause dermatitis blemishes bruises bites stings snoring reflux
  trauma ptsd dandruff constipation skin immune immunity digestion sleeplessness restlessness covid everything ailment ailments
  schmerz schmerzen kopfschmerzen rückenschmerzen bauchschmerzen regelschmerzen gelenkschmerzen verspannungen migräne angst ängste
  schlafstörungen ekzeme neurodermitis akne entzündungen beschwerden erkältung husten koliken
  douleur douleurs migraines règles anxiété insomnie eczéma acné arthrose coliques crampes inflammations maux
  dolor dolores ansiedad insomnio migraña migrañas eccema acné cólicos inflamación artritis estrés
  dolore dolori emicrania ansia insonnia acne coliche infiammazione artrite
  pijn hoofdpijn migraine angst eczeem stress slapeloosheid krampen ontsteking`)

/** After a verb of healing: whose pains it would take. */
export const PEOPLE = words(
  `you your body mind soul someone anyone people kids babies baby him her them us`,
)

export type HealthStem = {
  stem: string
  needs: 'nothing' | 'an ailment' | 'an ailment or people'
  /** Words with this beginning that are others. */
  but: ReadonlySet<string>
}

function stemsOf(list: string, needs: HealthStem['needs']): HealthStem[] {
  return list.split(' ').map((stem) => ({ stem, needs, but: words('') }))
}

/** A claim is known by the beginning of its word, so that no ending slips through. */
export const HEALTH_STEMS: readonly HealthStem[] = [
  { stem: 'immun', needs: 'nothing', but: words('') },
  { stem: 'detox', needs: 'nothing', but: words('') },
  { stem: 'remed', needs: 'nothing', but: words('') },
  { stem: 'anxi', needs: 'nothing', but: words('anxious anxiously') },
  { stem: 'teeth', needs: 'nothing', but: words('teeth teether teethers') },
  { stem: 'heal', needs: 'nothing', but: words('health healthy healthier healthcare healthily') },
  { stem: 'cure', needs: 'an ailment or people', but: words('') },
  { stem: 'curing', needs: 'an ailment', but: words('') },
  { stem: 'treat', needs: 'an ailment', but: words('') },
  { stem: 'reliev', needs: 'an ailment or people', but: words('') },
  { stem: 'relief', needs: 'an ailment', but: words('') },
  { stem: 'sooth', needs: 'an ailment', but: words('') },
  { stem: 'allevi', needs: 'an ailment', but: words('') },
  ...stemsOf('heilend heilstein heilwirk guérison curativ geneeskrachtig', 'nothing'),
  ...stemsOf(
    'linder hilft helfen soulag apais guéri calm alivi verlicht verzacht helpt cura combat gegen contre contra contro tegen',
    'an ailment',
  ),
]

/** Beside these words the stem speaks of something else: a teething ring, a self-healing mat. */
export const INNOCENT_NEAR: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'teeth',
    words('ring rings toy toys mitten mittens bib bibs biscuit biscuits puppy puppies tooth'),
  ],
  ['heal', words('self mat mats vinyl rotary cutting')],
  ['remed', words('remedied')],
  [
    'treat',
    words(`insecticidal insecticide fungicide pest pests gnats thrips mites aphids nematodes neem plant plants
      cuttings roots wood timber moth moths`),
  ],
])
