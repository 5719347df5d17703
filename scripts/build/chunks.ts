import { join } from 'node:path'

type Module = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }
type Graph = { getModuleInfo: (id: string) => Module | null }

const CLIENT = join(import.meta.dirname, '../../client')
const PUBLIC_PAGE = join(CLIENT, 'public-page.ts')
// The application brings the same styles in a stylesheet of its own.
const PUBLIC_ALONE = [PUBLIC_PAGE, join(CLIENT, 'theme.css')]
// Asked for as soon as there is a member, by the application itself.
const FINGERPRINT = join(CLIENT, 'accounts/identity/fingerprint.ts')
const DASHBOARD = join(CLIENT, 'pages/dashboard.tsx')
const ENTRANCES = [join(CLIENT, 'pages/sign-in.tsx'), join(CLIENT, 'pages/sign-up.tsx')]

// The first that fits a module must fit all that it imports, or one before.
const GROUPS = [
  'document',
  'vendor',
  'app',
  'members',
  'dashboard',
  'forms',
  'visitors',
  'icons',
] as const
type Group = (typeof GROUPS)[number]

/**
 * Which file a module goes into, by who loads it first. Left to itself the bundler makes one for every set of pages
 * that share something: 46 for the dashboard, most of them smaller than the headers they come with (decision 036).
 */
export function chunkGroups() {
  let groupOf: ReturnType<typeof groupsIn> | undefined
  return GROUPS.map((group) => ({
    debugName: group,
    name: (id: string, graph: Graph) =>
      (groupOf ??= groupsIn(graph))(id) === group ? group : null,
  }))
}

function groupsIn(graph: Graph): (id: string) => Group | null {
  const visitorScreens = join(CLIENT, 'visitor-screens.tsx')
  const memberScreens = join(CLIENT, 'member-screens.tsx')
  const pages = [visitorScreens, memberScreens].flatMap(
    (screens) => graph.getModuleInfo(screens)?.dynamicallyImportedIds ?? [],
  )
  const documents = reachable(graph, [PUBLIC_PAGE])
  const application = reachable(graph, [join(CLIENT, 'app.html')])
  const visitors = reachable(graph, [visitorScreens, ...ENTRANCES])
  const members = reachable(graph, [memberScreens, FINGERPRINT])
  const dashboard = reachable(graph, [DASHBOARD])
  const others = reachable(
    graph,
    pages.filter((id) => id !== DASHBOARD && !ENTRANCES.includes(id)),
  )
  return (id) => {
    if (PUBLIC_ALONE.includes(id)) return null
    if (documents.has(id)) return 'document'
    if (application.has(id)) return id.includes('/node_modules/') ? 'vendor' : 'app'
    if (visitors.has(id) && (members.has(id) || dashboard.has(id))) return 'app'
    if (members.has(id) || (dashboard.has(id) && others.has(id))) return 'members'
    if (dashboard.has(id)) return 'dashboard'
    if (visitors.has(id)) return others.has(id) ? 'forms' : 'visitors'
    // Each alone is smaller than its headers, and most pages need several.
    if (id.includes('/lucide-react/')) return 'icons'
    return null
  }
}

/** These and what comes with them; what they import when it is wanted does not. */
function reachable(graph: Graph, ids: readonly string[]): Set<string> {
  const found = new Set<string>()
  const follow = (id: string): void => {
    if (found.has(id)) return
    found.add(id)
    graph.getModuleInfo(id)?.importedIds.forEach(follow)
  }
  ids.forEach(follow)
  return found
}
