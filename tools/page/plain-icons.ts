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
 * Bundles only the shapes of each lucide icon, drawn by `drawnIcon`. With lucide's own components the landing page weighs
 * 8.7 KB (gzip) more and the arena 7.6 KB, which would exceed their budgets of 100 and 140 KB.
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

/** A module that exports the icon as a component, with all its plain paths joined into one. */
async function linesOnly(file: string): Promise<string> {
  const { __iconData: icon }: { __iconData: IconData } = await import(pathToFileURL(file).href)
  const lines = icon.node.map(([element, { key: _, ...attributes }]) => ({ element, attributes }))
  const isPath = ({ element, attributes }: (typeof lines)[number]) =>
    element === 'path' && Object.keys(attributes).join() === 'd'
  const path = lines.filter(isPath).map(({ attributes }) => withAbsoluteStart(attributes.d ?? ''))
  const others = lines.filter(each => !isPath(each)).map(({ element, attributes }) => [element, attributes])
  const drawn = [path.join(''), ...(others.length > 0 ? [others] : [])].map(each => JSON.stringify(each))
  return `import { drawnIcon } from ${JSON.stringify(drawnIcon)}\nexport default /*@__PURE__*/ drawnIcon(${drawn})`
}

/**
 * Makes the start of a path absolute, so that it can follow another path: a leading `m` is relative to the end of the
 * path before it, and numbers after its first pair are relative lines (SVG 2, §9.3.3).
 */
function withAbsoluteStart(d: string): string {
  const start = /^m\s*(-?(?:\d+\.?\d*|\.\d+))[\s,]*(-?(?:\d+\.?\d*|\.\d+))[\s,]*/.exec(d)
  if (!start) return d
  const rest = d.slice(start[0].length)
  return `M${start[1]} ${start[2]}${/^[-.\d]/.test(rest) ? 'l' : ''}${rest}`
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

/** The file of an icon, found in the library's index: aliases share a file. */
function fileOf(icon: string): string {
  files ??= new Map(
    [
      ...readFileSync(`${library}lucide-react.mjs`, 'utf8').matchAll(/^export \{([^}]+)\} from '\.\/icons\/([^']+)'/gm),
    ].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  )
  const file = files.get(icon)
  if (!file) throw new Error(`lucide-react has no icon named ${icon}.`)
  return `${icons}${file}`
}
