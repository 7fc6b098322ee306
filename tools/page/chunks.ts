interface ModuleGraph {
  getModuleInfo(id: string): { importers: string[]; dynamicImporters: string[] } | null
}

/** The entries and dynamically imported modules through which a module is reached. */
type Roots = ReadonlySet<string>

const includes = (roots: Roots, module: RegExp) => [...roots].some(root => module.test(root))

const entry = /app\/web\/index\.html$/
const landing = /pages\/landing\.tsx$/
const petDrawing = /web\/pet-drawing\.tsx$/
const arena = /pages\/learning\.tsx$/
/** Surrounds every page behind the sign-in. */
const frame = /web\/frame\.tsx$/
/** Loads once the screen is drawn, and mustn't bring along what other pages are made of. */
const freeTime = /membership\/web\/free-time\.tsx$/
/** Loads with the first interaction on any page, and mustn't bring along what dialogs are made of. */
const toaster = /kit\/ui\/toaster\.tsx$/
const offline = /web\/offline\/[\w-]+\.ts$/

/** The first row that matches a module names its chunk. `initial`: the module is part of the page's first script. */
const rules: readonly (readonly [chunk: string, matches: (roots: Roots, initial: boolean) => boolean])[] = [
  ['base', (_, initial) => initial],
  ['base', roots => includes(roots, landing) && includes(roots, arena)],
  ['base', roots => includes(roots, frame) && roots.size > 1],
  ['base', roots => includes(roots, toaster) && roots.size > 1],
  ['pet', roots => includes(roots, petDrawing)],
  ['inside', roots => includes(roots, arena) && roots.size > 1],
  ['inside', roots => includes(roots, frame)],
  ['offline', roots => roots.size > 1 && [...roots].every(root => offline.test(root))],
  ['base', roots => includes(roots, offline) && roots.size > 1],
  ['free-time', roots => includes(roots, freeTime) && roots.size > 1],
  ['scenery', roots => includes(roots, landing) && roots.size > 1],
  ['beyond', roots => roots.size > 1],
]

/**
 * Groups the modules that several parts of the page share into a few chunks. Modules used by one part stay with it.
 *
 * Rolldown's default makes a chunk for each set of parts that share modules: 148 files instead of 49, 28 requests
 * instead of 9 for the landing page and 73 instead of 20 for the arena, which may make 12 and 16 before their first
 * screen, and 27 KB more script in all. Its groups by share count (`minShareCount`, with or without `entriesAware`)
 * load 110 to 162 KB for the landing page, which may load 100.
 */
export function chunks() {
  const known = new Map<string, { roots: Roots; initial: boolean }>()
  const rootsOf = (id: string, graph: ModuleGraph) => {
    const found = known.get(id) ?? findRoots(id, graph)
    known.set(id, found)
    return found
  }
  return [...new Set(rules.map(([chunk]) => chunk))].map((chunk, position, all) => ({
    priority: all.length - position,
    name: (id: string, graph: ModuleGraph) => {
      const { roots, initial } = rootsOf(id, graph)
      return rules.find(([, matches]) => matches(roots, initial))?.[0] === chunk ? chunk : null
    },
  }))
}

function findRoots(id: string, graph: ModuleGraph): { roots: Roots; initial: boolean } {
  const visited = new Set<string>()
  const roots = new Set<string>()
  let initial = false
  const visit = (module: string) => {
    if (visited.has(module)) return
    visited.add(module)
    const info = graph.getModuleInfo(module)
    if (!info) return
    if (entry.test(module)) initial = true
    if (info.dynamicImporters.length > 0) roots.add(module)
    for (const importer of info.importers) visit(importer)
  }
  visit(id)
  return { roots, initial }
}
