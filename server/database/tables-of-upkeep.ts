import type { Fixed, WithDefault } from './columns.ts'

export type Turns = {
  name: Fixed<string>
  takenUntil: Date
}

export type OutgoingMails = {
  id: Fixed<string>
  sealed: Fixed<string>
  tries: WithDefault<number>
  dueAt: WithDefault<Date>
  createdAt: WithDefault<Date>
}
