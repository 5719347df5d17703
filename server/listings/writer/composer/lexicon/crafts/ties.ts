import { lines, stems, type Craft } from '../craft.ts'

/** Neckties and bow ties; what holds for one kind alone is guarded. */
export const TIES: Craft = {
  nouns: stems('tie necktie bowtie'),
  signs: [],
  emojis: ['👔', '✨', '🎩', '🤵', '🎁', '💫', '🤍', '🌿', '🌟'],
  openings: {
    warm: lines(`
      {A_lead} for the shirt that [waits for an invitation|only comes out for weddings].
      Here's {a_lead} for [dancing|toasts], speeches and a slice of cake.
      {A_lead} for anyone who dresses up [gladly|under protest].
      (!boy !kid !toddler !baby) {A_lead} for the [groom|host], his friends and the front row.
      {A_lead} for Sundays, [recitals|reunions] and a big night out.
      (!boy !kid !toddler !baby) {A_lead} to make the old suit [worth wearing|interesting] again.
      (boy kid toddler baby) {A_lead} for ring bearers, [cousins|big brothers] and small gentlemen.
    `),
    tale: lines(`
      {A_lead} for collars with [party plans|ambition].
      {A_lead}, because top buttons deserve a reward.
      {A_lead} for dapper sorts and [reluctant|brand-new] ones.
      {A_lead} for [waltzing|toasting], bowing and second helpings.
      {A_lead} to tell the world you [ironed|made an effort].
      {A_lead} for shirts with a [blank|hopeful] expression.
      (boy kid toddler baby) {A_lead} for a gentleman of about [three feet|kindergarten age].
    `),
    plain: lines(`
      {A_lead} for [weddings|ceremonies], receptions and formal dinners.
      {A_lead} for a plain shirt and a good [suit|jacket].
      {A_lead} for the [formal|festive] days of the year.
      (!boy !kid !toddler !baby) {A_lead} for [the office|interviews] and formal evenings.
      (!boy !kid !toddler !baby) {A_lead} for grooms, [groomsmen|guests] and hosts.
      {A_lead} for shirts in plain [colors|shades].
      (boy kid toddler baby) {A_lead} for ring bearers and [family celebrations|school concerts].
    `),
    terse: lines(`
      {A_lead} for a plain shirt.
      {A_lead} for [weddings|formal days].
      {A_lead} for a buttoned collar.
      (!boy !kid !toddler !baby) {A_lead} for [groom|guest] and host.
      {A_lead} for an old suit.
      (!boy !kid !toddler !baby) {A_lead} for the [office|opera].
      (boy kid toddler baby) {A_lead} for a small [ring bearer|gentleman].
    `),
  },
  scenes: {
    warm: lines(`
      Wear the {name} with a shirt you've owned for years and you'll look [freshly invited|dressed for the occasion].
      The {name} {v:suits} [3 or: a wedding|a school concert|a prom|a christening|a New Year's party|a retirement dinner].
      Put the {name} on early, so there's time for [a photo|a dance] before somebody loosens a collar.
      (!boy !kid !toddler !baby) Not a suit person? Wear the {name} with [a cardigan|rolled sleeves] and a pair of jeans.
      (!boy !kid !toddler !baby) The {name} {v:looks} good on the groom, and just as good on the [uncle who dances|friend with the guitar].
      (!boy !kid !toddler !baby) Keep {a_name} in the office for the [client lunch|meeting] nobody mentioned.
      (!boy !kid !toddler !baby) Grandfathers, ring bearers, bandleaders: there's a neck for {a_name} in every family.
      (!boy !kid !toddler !baby) A man who says he needs nothing might still put on {a_name} for [Sunday lunch|your birthday].
      With the {name} on, keep the shirt quiet and the [socks|cufflinks] as loud as you like.
      (!boy !kid !toddler !baby) Dates, interviews, opening nights: the {name} {v:gets} asked along more often than [you'd think|the good shoes].
      (boy kid toddler baby) Put the {name} on for the family photo and take it [right away|before lunch].
      (boy kid toddler baby) With the {name} on, even a reluctant ring bearer stands a [little|bit] taller.
      (boy kid toddler baby) First birthdays, recitals, picture day: the {name} {v:goes} with any plain shirt.
      (boy kid toddler baby) Let him choose between the {name} and the dinosaur shirt, and [be ready for both|bring both].
    `),
    tale: lines(`
      With the {name} on, even [ordering soup|parking the car] becomes a gentlemanly act.
      Button up, put on the {name}, and ask the [mirror|cat] to dance.
      The {name} {v:makes} a fine excuse to stand near the [cake|microphone].
      Some arrive by carriage; others arrive in {this} {name} and [the bus|sneakers].
      There will be toasts, there will be [gravy|confetti], and above it all the {name}.
      Wear the {name} to a dinner where nobody [said to|dressed up], and eat like a duke.
      (!boy !kid !toddler !baby) Give {a_name} to a man with six plain shirts and watch the [shirts|collars] perk up.
      A plain shirt is only half a sentence until the {name} {v:joins} in.
      Even a [ring bearer|page boy] walks slower in the {name}, for about a minute.
      The band plays, the jacket comes off, the {name} {v:stays}.
      (boy kid toddler baby) The {name} {v:makes} a ring bearer look like the one who [paid for it all|booked the band].
      (boy kid toddler baby) There will be gravy on the shirt, but the {name} {v:presides} above it.
      (boy kid toddler baby) Under the table at every wedding sits somebody in {a_name}, with [cake|frogs].
      The {name} {v:keeps} {its} nerve at [3 or: weddings|recitals|staff parties|christenings|tango lessons].
    `),
    plain: lines(`
      The {name} {v:suits} a plain shirt, where the collar leaves {them} in full view.
      For a wedding, the {name} can be matched to one color of the [flowers|bridesmaids' dresses].
      With a patterned shirt, the {name} can pick up the quietest of its [colors|shades].
      The {name} {v:goes} with a suit on formal days and with a [cardigan|knitted vest] on others.
      (!boy !kid !toddler !baby) In a wedding party, the {name} can set the groom apart when the others wear a plainer one.
      For a school concert or a christening, the {name} {v:dresses} up a shirt that is already in the closet.
      (!boy !kid !toddler !baby) At an interview, the {name} {v:shows} care without the need for a new suit.
      (!boy !kid !toddler !baby) As a present, {a_name} {v:asks} for no clothing size, only for an idea of the [shirts|suits] he owns.
      Worn without a jacket, the {name} {v:gives} a rolled-sleeve shirt a finished collar.
      In photographs, the {name} {v:sits} close to the face and is seen before the rest of the [suit|outfit].
      (boy kid toddler baby) For a ring bearer, the {name} can match the groomsmen or the [flowers|flower girl].
      (boy kid toddler baby) For school photographs and recitals, the {name} {v:goes} with a plain shirt.
      (boy kid toddler baby) At a family celebration, the {name} {v:dresses} up a shirt and shorts.
      The {name} {v:suits} [3 and: weddings|recitals|christenings|proms|anniversaries].
    `),
    terse: lines(`
      A plain shirt, the {name}, no jacket.
      The {name} {is} for the ceremony, and for the dance.
      A plain shirt leaves room for the {name}.
      The old suit will do with {this} {name}.
      (!boy !kid !toddler !baby) Give {a_name} to the [groom|groomsmen].
      (!boy !kid !toddler !baby) Wear a cardigan over the {name} on Sundays.
      (!boy !kid !toddler !baby) Keep {a_name} at the office for [late invitations|client days].
      Match the {name} to one color of the flowers.
      Close the top button; the {name} {v:does} the rest.
      Wear the {name} with jeans, too.
      (boy kid toddler baby) Small suit or shorts, plus the {name}.
      (boy kid toddler baby) Wear the {name} for picture day.
      (boy kid toddler baby) Give {a_name} to the ring bearer.
      Wear the {name} to [3 or: weddings|recitals|proms|dinners|christenings].
    `),
  },
  tips: {
    warm: lines(`
      (!bow !bowtie) Undo the {name} the way you tied {them}, step by step; yanking pulls the shape out.
      (bow bowtie) Set the {name} so the ends stay inside your [collar points|cheekbones].
      (!wooden) After wearing, hang up the {name} and give {them} a day off so the creases can [fall out|relax].
      Try the {name} with the actual shirt before the day; collars are all cut [differently|to their own rules].
      Hold the {name} next to the jacket in daylight, because bulbs [change|flatten] every pattern.
      Button the collar fully before the {name} {v:goes} on, or it'll gape by the first dance.
      (!boy !kid !toddler !baby) Bring the {name} in your pocket and put {them} on after [breakfast|the soup], if you know yourself.
      Check that the collar covers the {name} at the back; a [friend|second mirror|phone] helps.
      (boy kid toddler baby) Practice once at home with the {name}, so {it's} old news on the day.
      Keep the {name} out of [3 and: the soup|the gravy|car doors|birthday candles|the dryer].
    `),
    tale: lines(`
      (!bow !bowtie) Untie the {name} gently at midnight; only [villains|amateurs] yank.
      (bow bowtie !pre) Leave the {name} a little crooked if you tied {them} yourself, since ruler-straight looks like cheating.
      Soup and the {name} should be introduced [slowly|from a distance].
      Rehearse the {name} with the shirt the night before, while nobody is [waiting in the car|honking].
      Ask someone tall to check the back of your collar once the {name} {is} on.
      Give the {name} the Sunday off; after a wedding everyone needs [one|to lie down].
      Close the top button before the {name}, however loudly your neck [objects|protests].
      (boy kid toddler baby) Bribery works: the {name} first, the [frosting|bubbles] after.
      Protect the {name} from [3 and: gravy|candles|toddlers|car doors|ketchup].
    `),
    plain: lines(`
      (!bow !bowtie) The tip of the {name} should just reach the belt buckle.
      (!bow !bowtie) To take off the {name}, reverse the steps of the knot rather than pulling the narrow end through.
      (bow bowtie) The {name} {v:looks} balanced when {it} {is} no wider than the collar points.
      (!wooden) Store the {name} hanging or loosely rolled and leave a day between wearings.
      Fasten the top button of the shirt before putting on the {name}.
      Compare the {name} with the jacket in daylight before the occasion.
      Once the {name} {is} on, check in a second mirror that the collar lies over {them} at the back.
      (boy kid toddler baby) Put the {name} on last, shortly before the ceremony or the photograph.
      Before an occasion, try the {name} with [3 and: the shirt|the jacket|the shoes|the pocket square|the belt].
    `),
    terse: lines(`
      (!bow !bowtie) Tip of the {name} at the belt buckle.
      (!bow !bowtie) Untie the {name}; do not pull.
      (bow bowtie) Keep the {name} within the collar points.
      Close the collar before the {name}.
      Let the {name} rest a day after wear.
      Check the back of the collar over the {name}.
      Compare the {name} and the jacket in daylight.
      Rehearse the {name} before the day.
      (boy kid toddler baby) Put the {name} on last, just before photos.
      Try the {name} with [3 and: shirt|jacket|shoes|belt|collar].
    `),
  },
}
