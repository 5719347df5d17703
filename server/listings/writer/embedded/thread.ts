import { compose } from '#composer/composer.ts'
import { begin, type Finished, type Task } from './task.ts'

/** What a thread does with a task. */
export function write(task: Task): Finished {
  begin(task)
  return compose(task.input, task.surroundings)
}
