/**
 * How footers stand below a description that is displayed. They are copied along, and not saved
 * by themselves.
 */
export type Appending = {
  /** What stands below the saved text when one more footer is picked. */
  append: (appended: string, footer: string) => string
  /** The toast when all of it is taken away again. */
  removed: string
  /** Whether an edit of the text takes in what stands below. */
  isEditedAlong: boolean
}

/** Below a listing just written: always one footer, on the next line of the original text. */
export const ON_DASHBOARD: Appending = {
  append: (_, footer) => `\n${footer}`,
  removed: 'Description reset to original AI output',
  isEditedAlong: false,
}

/** Below a listing of the history: one after the other, each after a blank line. */
export const IN_HISTORY: Appending = {
  append: (appended, footer) => `${appended}\n\n${footer}`,
  removed: 'Description reset to original content',
  isEditedAlong: true,
}
