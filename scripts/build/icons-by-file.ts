import type { Plugin } from 'vite'

const NAMED = /import \{([^}]+)\} from 'lucide-react'/g

/**
 * Has every file import its icons from the icons' own files. By the package's list of all of them, each icon of the
 * product would belong to whoever shows one, and whoever signs in would load those of the admin panel.
 */
export function iconsByFile(): Plugin {
  return {
    name: 'icons-by-file',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/client\/.+\.tsx?$/, code: 'lucide-react' },
      handler: (code) => withOwnImports(code),
    },
  }
}

export function withOwnImports(code: string): string {
  return code.replaceAll(NAMED, (_whole, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => `import ${name} from 'lucide-react/icons/${fileOf(name)}'`)
      .join(';'),
  )
}

/** "Repeat2" is in "repeat-2". */
function fileOf(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z0-9])/g, '-').toLowerCase()
}
