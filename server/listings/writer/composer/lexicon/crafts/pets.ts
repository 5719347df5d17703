import { lines, stems, type Craft } from '../craft.ts'

export const PET_WEAR: Craft = {
  nouns: stems('bandana collar leash harness'),
  signs: stems('dog cat puppy kitten'),
  emojis: ['🐾', '🐶', '🐱', '💛', '🎁', '✨', '🦴', '🧡', '📸', '🌿'],
  lines: {
    warm: lines(`
      [Measure around the neck|Slip a tape measure around the neck] and [leave room for two fingers|add a little], and you'll [know which size to pick|get the fit right].
      [Strangers will ask for a name|Expect to be stopped on walks], [and probably a photo|so leave a few minutes earlier].
      [Some pets need a minute to get used to it|Not every pet likes wearing things], so [start with a treat|start with short tries].
      [It's ready for the walk, the vet's waiting room and the family photo|It works for walks and for the family photo].
      [Take it off for the night|Give the neck a rest at night], [and for rough play|and check the fit as they grow].
    `),
    tale: lines(`
      [Watch them strut|Off they prance], [as if they knew|tail up], [on a small adventure to the food bowl|with mischief in mind].
      [Dressed for mischief|Ready for adventure], [and for forgiveness afterwards|and for the treat that follows].
      [Whiskers|Paws], naps, [and a dash of charm|a little drama]: [life is a dream|all in a day's story].
      [A secret agent by day|Prince of the sofa by day], [a purring cushion by night|a snoring heap by night].
    `),
    plain: lines(`
      [Measure the neck before ordering|Please measure the neck] and [allow room for two fingers|leave a little room].
      [Supervise pets|Keep an eye on pets] when they wear something new.
      [Check the fit from time to time|The fit should be checked regularly], particularly in [young animals|growing animals].
      [It suits walks, visits and photographs|It can be worn for walks and for photographs].
    `),
    terse: lines(`
      Measure the neck [first|before you order].
      For walks. [For photographs|For good days].
      [Check the fit|Leave two fingers of room].
      Off at [night|bedtime].
    `),
  },
}

export const PET_HOME: Craft = {
  nouns: stems('shelf perch hammock scratcher tower'),
  signs: stems('kitty indoor'),
  emojis: ['🐱', '🐾', '🏡', '🌿', '✨', '🧡', '💛', '🐈'],
  lines: {
    warm: lines(`
      (cat kitty kitten) [Cats like to look down on people|Up high is where most cats want to be], and [now yours has a spot for it|this gives yours a reason].
      [A treat on top|A treat in the right place] helps [a shy one|on the first day], [and then you won't get them down|after that you're on your own].
      [Choose a wall they can reach from the sofa|Start near something they climb already] [and watch the route form|and go up from there].
    `),
    tale: lines(`
      [The floor is for others|The kingdom begins up high], and [somebody small knows it|a small monarch wants the throne].
      [Whiskers in the clouds|From up there], [mischief has a view|naps turn into adventures].
    `),
    plain: lines(`
      [Choose a wall that carries the load|Mount it where it is well supported] and [check the fixings regularly|follow the instructions].
      [Introduce pets to it slowly|A treat helps on the first day].
      [Place it near furniture the animal already uses|It works best near a window].
    `),
    terse: lines(`
      Up [high|off the floor]. Out of [reach|the way].
      [Near a window|By a window] is best.
      A treat [on the first day|helps].
    `),
  },
}

export const PET_FOOD: Craft = {
  nouns: stems('treat biscuit chew kibble'),
  signs: [],
  emojis: ['🐾', '🐶', '🦴', '🎃', '🥜', '💛', '🎁', '✨'],
  lines: {
    warm: lines(`
      [Break one in half for training|Snap them into smaller bits] if your dog [works for pay|is on the small side].
      [Keep the bag closed|Close the bag tight] and [out of reach|up high], because [someone will find it|noses are clever].
      [You'll hear it before you see it|Rustle the bag once], [and you won't need to call twice|and see who turns up].
      You can read the whole list [in one breath|before your coffee's cold].
      [New to these|First bag]? [Start with one|Try one] and [see how it goes down|let your dog decide].
    `),
    tale: lines(`
      [Sit, stay, wish|One paw up], and [a little magic lands|the secret snack appears].
      [Tails hum|Tails wag stories] when [the bag rustles|you peek in the bag].
      [A crumb of mischief|A tiny adventure] for [very good dogs|the goodest of dogs].
    `),
    plain: lines(`
      [Store the bag closed, in a cool and dry place|Keep the bag closed and dry].
      [Offer in moderation|Offer alongside regular food] and [provide fresh water|keep water at hand].
      [Check the ingredients|Please read the ingredients] if your dog has [allergies|a special diet].
    `),
    terse: lines(`
      Break in half for training.
      Keep [dry|closed]. Keep out of [reach|paws].
      A [short|plain] list.
      For [good dogs|sitting still].
    `),
  },
}
