import { readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const library = fileURLToPath(new URL('../../node_modules/lucide-react/dist/esm/', import.meta.url))
const icons = `${library}icons/`
const drawnIcon = fileURLToPath(new URL('../../kit/ui/drawn-icon.tsx', import.meta.url))
const iconImport = /^import \{([^}]+)\} from 'lucide-react'$/gm
let files: ReadonlyMap<string, string> | undefined

interface IconData {
  node: readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[]
}

/**
 * Of the icon library the page takes each icon's lines, and draws them itself: the library's own wrapper knows contexts,
 * aliases and colours that nobody here asks for. Each icon is imported from its own file, so the build reads tens of
 * them and not thousands.
 */
export function plainIcons(): Plugin {
  return {
    name: 'plain-icons',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes("from 'lucide-react'")) return null
      return { code: code.replace(iconImport, (_, names: string) => importEach(names)), map: null }
    },
    load: id => (id.startsWith(icons) ? linesOnly(id) : null),
  }
}

/** An icon's file with nothing but its lines; the keys of their elements say no more than their order. */
async function linesOnly(file: string): Promise<string> {
  const { __iconData: icon }: { __iconData: IconData } = await import(pathToFileURL(file).href)
  const lines = icon.node.map(([element, { key: _, ...attributes }]) => [element, attributes])
  return `import { drawnIcon } from ${JSON.stringify(drawnIcon)}\nexport default /*@__PURE__*/ drawnIcon(${JSON.stringify(lines)})`
}

function importEach(names: string): string {
  return names
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '' && !name.startsWith('type '))
    .map(name => {
      const [icon = name, own = icon] = name.split(' as ')
      return `import ${own} from ${JSON.stringify(fileOf(icon))}`
    })
    .join('\n')
}

/** Which file an icon's name comes from, as the library's own list says. */
function fileOf(icon: string): string {
  files ??= new Map(
    [
      ...readFileSync(`${library}lucide-react.mjs`, 'utf8').matchAll(/^export \{([^}]+)\} from '\.\/icons\/([^']+)'/gm),
    ].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  )
  const file = files.get(icon)
  if (!file) throw new Error(`There is no icon ${icon}.`)
  return `${icons}${file}`
}
