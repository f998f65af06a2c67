/** A file, and the file that it imports; paths from the root of the repository. */
export type Import = readonly [from: string, to: string]

/** Children of a folder that import each other, over any number of steps. */
export interface Circle {
  readonly folder: string
  readonly children: readonly string[]
  /** The fewest imports without which it is open, as far as a simple order finds them. */
  readonly against: readonly Import[]
}

interface Room {
  readonly below: Map<string, Set<string>>
  readonly imports: { readonly from: string; readonly to: string; readonly by: Import }[]
}

/** Each circle among the direct children of each folder, files and folders alike. */
export function circlesOf(imports: readonly Import[]): readonly Circle[] {
  return [...roomsOf(imports)].flatMap(([folder, room]) =>
    loopsOf(room.below).map(children => ({ folder, children, against: against(children, room) })),
  )
}

/** An import is seen in one room: the deepest folder that holds both of its ends. */
function roomsOf(imports: readonly Import[]): ReadonlyMap<string, Room> {
  const rooms = new Map<string, Room>()
  for (const by of imports) {
    const [here, there] = by.map(file => file.split('/')) as [string[], string[]]
    const depth = here.findIndex((part, at) => part !== there[at])
    const [from, to] = [here[depth], there[depth]]
    if (from === undefined || to === undefined) continue
    const folder = here.slice(0, depth).join('/')
    const room = rooms.get(folder) ?? { below: new Map<string, Set<string>>(), imports: [] }
    rooms.set(folder, room)
    room.imports.push({ from, to, by })
    room.below.set(from, (room.below.get(from) ?? new Set()).add(to))
  }
  return rooms
}

/** Tarjan's strongly connected components, those of one child left out. */
function loopsOf(below: ReadonlyMap<string, ReadonlySet<string>>): readonly (readonly string[])[] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const loops: string[][] = []
  const lower = (child: string, by: number) => lowest.set(child, Math.min(lowest.get(child) ?? by, by))
  const visit = (child: string): void => {
    const number = order.size
    order.set(child, number)
    lowest.set(child, number)
    open.push(child)
    for (const next of below.get(child) ?? []) {
      if (!order.has(next)) {
        visit(next)
        lower(child, lowest.get(next) ?? number)
      } else if (open.includes(next)) lower(child, order.get(next) ?? number)
    }
    if (lowest.get(child) !== number) return
    const loop = open.splice(open.indexOf(child))
    if (loop.length > 1) loops.push(loop.toSorted())
  }
  for (const child of below.keys()) if (!order.has(child)) visit(child)
  return loops
}

/** Those who import more than they are imported stand higher; what goes up from below is against it. */
function against(children: readonly string[], { imports }: Room): readonly Import[] {
  const within = imports.filter(({ from, to }) => children.includes(from) && children.includes(to))
  const height = (child: string) =>
    within.filter(({ from }) => from === child).length - within.filter(({ to }) => to === child).length
  const order = children.toSorted((a, b) => height(b) - height(a))
  return within.filter(({ from, to }) => order.indexOf(from) > order.indexOf(to)).map(({ by }) => by)
}
