import { lines, stems, type Craft } from '../craft.ts'

/** Files that are filled in or filled with one's own words. */
export const TEMPLATES: Craft = {
  nouns: stems(
    'template spreadsheet planner resume tracker workbook dashboard printable calendar checklist worksheet',
  ),
  signs: stems('template spreadsheet'),
  emojis: ['💻', '📊', '✨', '📝', '✅', '📅', '💛', '🎯', '📥', '🌟'],
  openings: {
    warm: lines(`
      {A_lead} for people who'd rather [start than fiddle|fill in than figure out].
      {A_lead} for a [Sunday evening and a cup of tea|slow Sunday and a full head].
      (!invitation !invite !resume) {A_lead} for getting it out of your head and onto [a page|the screen].
      (invitation invite) {A_lead} for a guest list that [keeps growing|isn't final yet].
      (resume) {A_lead} for the job you [haven't applied for yet|actually want].
    `),
    tale: lines(`
      {A_lead} for the [gloriously|cheerfully] disorganized.
      {A_lead}, sworn enemy of the [blank page|sticky note].
      (!invitation !invite !resume) {A_lead} for plans that [live on napkins|live on the backs of envelopes].
      (invitation invite) {A_lead} for parties with [a date and little else|more cake than plan].
    `),
    plain: lines(`
      {A_lead} to [fill in and reuse|adapt to your own needs].
      (!invitation !invite !resume) {A_lead} for [work that repeats|tasks that come back].
      {A_lead} for those who prefer [a structure to a blank page|starting from a structure].
      (invitation invite) {A_lead} for [hosts who plan ahead|dates that may still change].
    `),
    terse: lines(`
      {A_lead}. [Open, fill in, done|Open it and begin].
      {A_lead} for [a clear start|less fuss].
      {A_lead}. No [blank page|guesswork].
    `),
  },
  scenes: {
    warm: lines(`
      The blank page is the [worst|slowest] part, and the {name} {v:skips} it.
      Swap in your own [words|details|wording] and the {name} {v:stops} looking like anybody else's.
      (planner tracker calendar budget habit meal chore schedule expense) Fill in the {name} with the first coffee of the week, before [the inbox|anyone else] wakes up.
      (planner budget meal chore calendar checklist schedule expense) Share the {name} at home, so the plan isn't only in your head.
      (resume) The {name} {v:puts} your years in order, so you can worry about what to wear.
      (wedding invitation birthday shower party) With the {name} sorted, the guest list is the hard part again.
      (budget expense finance savings) The {name} won't raise an eyebrow at the takeout column.
      Leave out what you don't need; the {name} won't mind [an empty box|a skipped section].
      Start the {name} on a [day|morning|weekend] when nothing's due, and you'll actually enjoy the fiddly bits.
      (!resume !invitation) Come back to the {name} whenever the same job comes around; it's [half done|mostly done] before you sit down.
      Someone has already thought about the layout of the {name}, so you get to think about [the rest|what goes in].
      Open the {name} on the big screen the first time; the [phone|tablet] can come later.
      Work on {them} [with coffee|on the sofa|after bedtime|in your lunch hour], [a box at a time|in one go|ten minutes a day|with the radio on], [door closed|no rush|in slippers|phone off].
      (resume) Update the {name} while you still like your job; it's easier to be fair to yourself.
      (invitation) Make the {name} after dinner and have {them} sent before the dishes are dry.
      You bring [3 and: the words|the dates|the names|the ideas|the coffee]; the layout's done.
    `),
    tale: lines(`
      Pour something [warm|cold|fizzy], open the {name}, and watch the chaos form an orderly line.
      (!resume !invitation) The {name} {v:has} a box for it, whatever it is, and another for [what you forgot|the rest].
      (!resume !invitation) Monday will come anyway, so it may as well find the {name} filled in.
      Put your own words into the {name}, and take the credit [with a straight face|at breakfast].
      (planner tracker calendar budget habit meal chore schedule) Three sticky notes and a scribbled hand can retire once the {name} {is} up and running.
      (resume) Your career, told in the {name}, with none of the bits about the fax machine.
      (wedding invitation birthday shower party) Between the cake and the cousins, the {name} {is} the part that behaves.
      (budget expense finance savings) Every coffee has to face the {name} eventually, and it's not as bad as feared.
      Change a word, change a line, and the {name} {v:goes} on holding together.
      Give the {name} half an hour and a [biscuit|pear|song].
      (!goodnotes !ipad) Somewhere [a person|an uncle|somebody] is lining up text boxes by hand; with the {name}, it isn't you.
      Start with [3 and: tea|a biscuit|clean glasses|brave music|a good chair].
      (resume) Put the {name} to work before the coffee goes cold and the courage does.
      (invitation) With the {name}, the party exists the moment you hit send.
      (!resume) Fill in a line [before breakfast|between meetings|on the bus|during the ads], another [at lunch|after supper|on Thursday|by lamplight], and call it [progress|a system|a triumph|adulthood].
    `),
    plain: lines(`
      The {name} {v:provides} the structure, so that the time goes into the [content|details].
      (!resume !invitation) Use the {name} for one [project|client|month] and save a new copy for the next.
      Sections that are not needed can be [left empty|hidden] or removed from the {name}.
      (planner tracker calendar budget habit meal chore schedule expense) A fixed hour each week is enough to keep the {name} current.
      (planner budget meal chore calendar checklist schedule) Two people can work from the {name} and see the same plan.
      (resume) The {name} {v:leaves} the order of sections clear to anyone who reads [quickly|many applications].
      (wedding invitation birthday shower party) The {name} {v:allows} late changes to [names|times] before anything goes out.
      (budget expense finance savings) Entered as they occur, even small expenses become visible in the {name}.
      (!resume !invitation) The {name} {is} easier to keep up than a system invented from scratch.
      Replace the sample text in the {name} [line by line|section by section], and the layout stays intact.
      (!resume !invitation) For work that returns every [month|quarter|season], the {name} {v:saves} setting things up again.
      (!resume !invitation) A finished copy of the {name} also serves as a record of how things were done.
      (!printable !pdf) Adjust [3 and: headings|colors|dates|names|order] to suit the task.
      (resume) Keep a long version of the {name} and cut a copy to fit each application.
      (invitation) The {name} can go out by email or on paper, once the details are in.
      The layout of the {name} {is} settled, so only the [content|wording] is left to decide.
    `),
    terse: lines(`
      Open the {name} at the easy part.
      The {name} {v:replaces} the blank page.
      Skip what you do not need in the {name}.
      (planner tracker calendar budget habit meal chore schedule expense) The {name} and one coffee, every [Sunday|Monday].
      (resume) Your years, in order: the {name}.
      (wedding invitation birthday shower party) New names, new date. The {name} {v:stays} in shape.
      (budget expense finance savings) Write it down. The {name} {v:adds} it up.
      (planner budget meal chore calendar checklist schedule) One plan for two people: the {name}.
      (!resume !invitation) Use the {name} again next [month|time|season].
      Your words go into the {name}. The layout holds.
      Less setup with the {name}, more doing.
      Begin the {name} before [the rush|noon|the phone rings].
      The {name} {v:suits} a slow [evening|morning].
      Open, copy, begin.
      Fill in. Move on.
      (resume) One page more or less: the {name} {v:copes}.
      (invitation) Names, hour, place: the {name} {v:waits} for yours.
    `),
  },
  tips: {
    warm: lines(`
      Keep one clean copy of the {name} and work in another; you'll thank yourself [in a month|next time|by June].
      Change the words in the {name} first and the fonts last, or you'll be choosing fonts [all night|until supper|until Tuesday].
      (!invitation !invite !resume) Give each saved copy of the {name} a name with the [month|client|date] in it.
      Read the {name} through once before you [type|change] a thing, so you know where everything goes.
      Check that you have the right program for the {name} before the evening you need {them}.
      (printable print !goodnotes !ipad) Print a single page of the {name} first and hold it at arm's length.
      (planner tracker habit budget calendar) Hang the {name} onto something you do anyway, like [Sunday coffee|taking out the trash].
      Try the {name} with [three|a few] made-up entries to see how it all hangs together.
      (!invitation !invite !resume) Put [3 and: the month|your initials|the version|the year|the project] in the file name.
    `),
    tale: lines(`
      Guard one untouched copy of the {name} like the last [cookie|slice of pie|dry match].
      Name your copies of the {name} well; "final final two" has [ended friendships|fooled many].
      Read the {name} from top to bottom first, as you would a [treasure map|menu|ransom note].
      Fill in the parts of the {name} you know by heart, and the rest will feel outnumbered.
      (printable print !goodnotes !ipad) Send one page of the {name} to the printer as a scout before the whole troop follows.
      Put a second copy of the {name} somewhere safe, in case the first [goes on an adventure|meets with coffee].
      (planner tracker habit budget calendar) A week skipped in the {name} is nobody's business; turn the page and whistle.
      Beware of [3 and: blinking cursors|rogue fonts|mystery tabs|version nine|midnight edits].
    `),
    plain: lines(`
      Keep one unedited copy of the {name} as a master file.
      Confirm that the required program is installed before opening the {name} for the first time.
      Edit the text in the {name} before changing fonts or colors.
      Include a date or version in the file name of each copy of the {name}.
      (printable print !goodnotes !ipad) Print one page of the {name} as a test and check the margins.
      (spreadsheet excel budget) Enter sample figures in the {name} and check the totals before relying on them.
      Back up the completed {name} in a second [location|folder].
      Read all notes and labels in the {name} before making changes.
      (!resume !invitation) Save copies by [month|client|project|year], in [one folder|a dated folder|a shared folder|two places], [before editing|after each session|once a week|with a clear name].
    `),
    terse: lines(`
      Keep a clean copy of the {name}.
      Date each copy of the {name}.
      Read the {name} once before you type.
      (printable print !goodnotes !ipad) Print one page of the {name} first.
      Back up the {name}.
      Check the program before you open the {name}.
      Test the {name} with a few entries.
      Words before fonts.
    `),
  },
}
