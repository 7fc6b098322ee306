interface Graph {
  getModuleInfo(id: string): { importers: string[]; dynamicImporters: string[] } | null
}

type Roots = ReadonlySet<string>

const of = (roots: Roots, part: RegExp) => [...roots].some(root => part.test(root))

const entry = /app\/web\/index\.html$/
const landing = /pages\/landing\.tsx$/
const drawing = /web\/pet-drawing\.tsx$/
const arena = /pages\/learning\.tsx$/
/** What stands around every page behind the sign-in. */
const frame = /web\/frame\.tsx$/

/** It comes once the screen stands, and must not bring along what other pages are made of. */
const freeTime = /membership\/web\/free-time\.tsx$/

/** It comes with the first sign of life on any page, and must not bring along what dialogs are made of. */
const toaster = /kit\/ui\/toaster\.tsx$/

const offline = /web\/offline\/[\w-]+\.ts$/

/**
 * Few files instead of many small ones, and in each only what its readers need. A module goes by where it is needed
 * from: with the first script, or with a part that is fetched later (its roots). The first row that fits decides.
 */
const shared: readonly (readonly [name: string, fits: (roots: Roots, initial: boolean) => boolean])[] = [
  ['base', (_, initial) => initial],
  ['base', roots => of(roots, landing) && of(roots, arena)],
  ['base', roots => of(roots, frame) && roots.size > 1],
  ['base', roots => of(roots, toaster) && roots.size > 1],
  ['pet', roots => of(roots, drawing)],
  ['inside', roots => of(roots, arena) && roots.size > 1],
  // It comes with every page behind the sign-in, as most of the above does: one request instead of two.
  ['inside', roots => of(roots, frame)],
  ['offline', roots => roots.size > 1 && [...roots].every(root => offline.test(root))],
  // What goes on without a connection is fetched once a page is drawn, and must not bring other pages' parts along.
  ['base', roots => of(roots, offline) && roots.size > 1],
  ['free-time', roots => of(roots, freeTime) && roots.size > 1],
  ['scenery', roots => of(roots, landing) && roots.size > 1],
  ['beyond', roots => roots.size > 1],
]

/** Groups for the bundler; what fits none of them stays with the one part that needs it. */
export function chunks() {
  const rootsOf = new Map<string, { roots: Roots; initial: boolean }>()
  const look = (id: string, graph: Graph) => {
    const known = rootsOf.get(id)
    if (known) return known
    const found = climb(id, graph)
    rootsOf.set(id, found)
    return found
  }
  return [...new Set(shared.map(([name]) => name))].map((name, place, all) => ({
    priority: all.length - place,
    name: (id: string, graph: Graph) => {
      const { roots, initial } = look(id, graph)
      return shared.find(([, fits]) => fits(roots, initial))?.[0] === name ? name : null
    },
  }))
}

/** From a module up to the entries and the later parts that need it. */
function climb(id: string, graph: Graph): { roots: Roots; initial: boolean } {
  const seen = new Set<string>()
  const roots = new Set<string>()
  let initial = false
  const visit = (at: string) => {
    if (seen.has(at)) return
    seen.add(at)
    const info = graph.getModuleInfo(at)
    if (!info) return
    if (entry.test(at)) initial = true
    if (info.dynamicImporters.length > 0) roots.add(at)
    for (const above of info.importers) visit(above)
  }
  visit(id)
  return { roots, initial }
}
