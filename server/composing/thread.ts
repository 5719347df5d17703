import { buyersQuestions as questionsOf } from '#composer/buyers-questions.ts'
import { compose as composed } from '#composer/composer.ts'
import { listingHealth } from '#marketplace/health.ts'
import { readAsPasted } from '#composer/improving/as-pasted.ts'
import { compare as compared } from '#composer/improving/compare.ts'
import { detailsOf } from '#composer/improving/details.ts'
import { begin, type Task, type Work } from './task.ts'

// What runs in a thread; the names are those of the work.

export function compose(task: Task<'compose'>): Work['compose']['answer'] {
  begin(task)
  return composed(task.input, task.surroundings)
}

export function buyersQuestions(task: Task<'buyersQuestions'>): Work['buyersQuestions']['answer'] {
  begin(task)
  return questionsOf(task.told)
}

export function health(task: Task<'health'>): Work['health']['answer'] {
  begin(task)
  return listingHealth(task.listing)
}

export function pastedHealth(task: Task<'pastedHealth'>): Work['pastedHealth']['answer'] {
  begin(task)
  return readAsPasted(task)
}

export function readPasted(task: Task<'readPasted'>): Work['readPasted']['answer'] {
  begin(task)
  return detailsOf(task.input, task.neverSay)
}

export function compare(task: Task<'compare'>): Work['compare']['answer'] {
  begin(task)
  return compared(task.improving)
}
