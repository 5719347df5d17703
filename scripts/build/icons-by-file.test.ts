import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { withOwnImports } from './icons-by-file.ts'

it('imports each icon from a file of its own, where there is one', () => {
  const code = withOwnImports(
    "import {\n  ArrowDownUp,\n  Trash2,\n} from 'lucide-react'\nimport x from 'x'",
  )
  expect(code).toBe(
    "import ArrowDownUp from 'lucide-react/icons/arrow-down-up';import Trash2 from 'lucide-react/icons/trash-2'\nimport x from 'x'",
  )
  for (const [, name] of code.matchAll(/'(lucide-react.+?)'/g))
    expect(existsSync(fileURLToPath(import.meta.resolve(name ?? '')))).toBe(true)
})
