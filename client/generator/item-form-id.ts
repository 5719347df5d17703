/** The form itself, for a button of it that stands elsewhere. */
export const ITEM_FORM = 'item-form'
