import { lines, stems, type Craft } from '../craft.ts'

/** Scents without a flame of their own: melts, sprays, diffusers, sachets. */
export const HOME_SCENTS: Craft = {
  nouns: stems('melt diffuser spray sachet incense potpourri freshener'),
  signs: [],
  emojis: ['🌿', '🏡', '✨', '🍂', '💛', '🌸', '🧡', '🍃'],
  lines: {
    warm: lines(`
      [Start with a little|Go easy at first], [see how far it carries|give it a few minutes], and [add more if you like|then decide].
      [Use {them} before guests come|It's a good trick before guests arrive], or [just for yourself on a slow afternoon|on a day when nobody's coming].
      [Keep {them} in a drawer until you need {them}|Store {them} in a drawer], and [the drawer will smell good, too|your drawer gets something out of it].
      [Scents are a matter of taste|Noses differ], so [read the notes above|go by the notes above] and [trust your own|pick what you already like].
    `),
    tale: lines(`
      [A whisper of scent|A little cloud], [and the room starts to dream|and the day changes its mind].
      [Close your eyes|Breathe in] and [wander somewhere else|let the story come].
      [Tuck {them} away|Keep {them} close] like [a spell|a tiny secret] for [rainy days|dull afternoons].
    `),
    plain: lines(`
      Begin with a small amount and [adjust to the size of the room|add more as required].
      Store [in a cool, dry place|away from heat and sunlight].
      [It suits living rooms, bedrooms and offices|Suitable for rooms of most sizes].
      [Keep out of reach of children and pets|Please keep away from children and pets].
    `),
    terse: lines(`
      Begin with [little|less]. [Add more later|Wait].
      For [the hallway|one room], [the desk|a drawer].
      Keep [cool|dry].
      A scent, [nothing louder|quietly].
    `),
  },
}
