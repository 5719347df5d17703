import { writeFile } from 'node:fs/promises'
import { apiPage } from './api-docs/page.ts'

/** Writes docs/api.md anew, after a change of the contract. */
await writeFile('docs/api.md', apiPage())
console.log('docs/api.md is written.')
