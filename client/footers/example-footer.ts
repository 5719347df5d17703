/** What a seller may save: shown before there is one, and in gray where one is written. */
export const EXAMPLE_FOOTER = {
  name: 'Wrapping and returns',
  content:
    'Every piece leaves my studio wrapped in recycled paper. If something is not right, write to me within 14 days and we will find a way.',
}
