import * as z from 'zod/mini'

/** The parts of a listing that are written. */
export const PartSchema = z.enum(
  ['title', 'description', 'tags', 'altText'],
  'Part must be title, description, tags or altText',
)
