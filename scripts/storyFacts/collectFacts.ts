import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { moduleGraph } from '../changed/moduleGraph.ts'
import type { ComponentFacts, PageFacts, StoriesFacts, StoryFacts } from './facts.ts'
import { ownBytes } from './ownBytes.ts'
import { readStories, type ToldStories } from './readStories.ts'
import { reachedFrom, relationsOf } from './relations.ts'

const isComponent = (file: string): boolean =>
  /^design-system\/(?:primitives|domain|forms|alert|modal)\/.*\/?[A-Z]\w*\.tsx$/.test(file)
const isPage = (file: string): boolean => /^app\/(?:features|payer)\/.*Page\.tsx$/.test(file)

interface StoryFile extends ToldStories {
  readonly file: string
  /** The file of the component that it is about; null for none of ours. */
  readonly of: string | null
}

/** Reads from the files of a repository what its Storybook says of components: where they are shown, tested, pictured and used. */
export async function collectFacts(root: string): Promise<StoryFacts> {
  const find = (pattern: string) =>
    globSync(pattern, { cwd: root }).filter(file => !/node_modules|\.test\.|\/dist\//.test(file))
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const files = find('{app,design-system,stories}/**/*.{ts,tsx}').toSorted()
  const graph = moduleGraph({ files, read })
  const told = files.flatMap((file): StoryFile[] => {
    const said = file.endsWith('.stories.tsx') ? readStories(read(file)) : null
    if (said === null) return []
    const from = said.component?.from ?? ''
    const of = path.posix.join(path.posix.dirname(file), from)
    // A page about Storybook itself shows whatever is at hand.
    const isAbout = !file.startsWith('stories/docs/') && files.includes(of)
    return [{ ...said, file, of: isAbout ? of : null }]
  })
  const pages = told.flatMap(one => pageOf(one, graph.namedBy))
  const pageTitles = new Map(pages.map(({ file, title }) => [file, title]))
  const guided = guidedIn(files, read)
  const shown = storiesByComponent(told, graph.namedBy, guided)
  const relations = relationsOf([...shown.keys()], graph.namedBy)
  const components = await Promise.all(
    [...shown].map(async ([file, shownIn]): Promise<ComponentFacts> => {
      const users = graph.usersOf([file], isPage)
      const style = file.replace(/\.tsx$/, '.styles.ts')
      const usedBy = [...users]
        .filter(isPage)
        .map(page => pageTitles.get(page) ?? path.basename(page, '.tsx'))
      const said = {
        stories: count(shownIn, one => one.stories.length),
        tests: count(shownIn, one => one.tests + one.stories.filter(story => story.isPlayed).length),
        pictures: count(
          shownIn,
          one => one.stories.filter(({ id }) => existsSync(pictureOf(root, id))).length,
        ),
        pages: usedBy.toSorted(),
      }
      const missing = missingIn(said)
      const name = path.basename(file, '.tsx')
      // A name may be that of a primitive as well.
      const hasGuide = guided.get(name)?.startsWith(`stories/${kindOf(file)}/`) ?? false
      // Its guide says it better; and what stands in everything is part of everything.
      const related = hasGuide ? null : relations.get(file)
      return {
        name,
        file,
        title: shownIn[0]?.title ?? '',
        standing: missing.length === 0 ? 'stable' : 'preview',
        missing,
        ...said,
        hasGuide,
        madeOf: related?.madeOf ?? [],
        partOf: related?.partOf ?? [],
        axe: said.stories,
        bytes: await ownBytes(root, files.includes(style) ? [file, style] : [file]),
      }
    }),
  )
  return {
    components: Object.fromEntries(components.map(one => [one.file, one])),
    pages,
    stories: Object.fromEntries(told.map(one => [one.title, storiesFacts(one, graph.namedBy)])),
  }
}

type Counted = Pick<ComponentFacts, 'stories' | 'tests' | 'pictures' | 'pages'>

/** A component is stable once it is shown, proved, pictured, and used by a page. */
const missingIn = ({ stories, tests, pictures, pages }: Counted): readonly string[] => [
  ...(stories === 0 ? ['a story'] : []),
  ...(tests === 0 ? ['a test'] : []),
  ...(pictures === 0 ? ['a picture to compare with'] : []),
  ...(pages.length === 0 ? ['a page that uses it'] : []),
]

/** Vitest writes one dash for two in the names of its files. */
const pictureOf = (root: string, story: string): string =>
  path.join(root, 'tests/visual/baseline/light', `${story.replaceAll('--', '-')}.png`)

const count = <One>(list: readonly One[], of: (one: One) => number): number =>
  list.reduce((sum, one) => sum + of(one), 0)

/** The file of stories that the guide of a component stands beside, by the component's name. */
function guidedIn(files: readonly string[], read: (file: string) => string): ReadonlyMap<string, string> {
  const guides = files.filter(file => file.endsWith('.guide.tsx'))
  return new Map(
    guides.flatMap(file =>
      [...read(file).matchAll(/^  ([A-Z]\w+): \{$/gm)].map(
        ([, name = '']) => [name, file.replace('.guide.', '.stories.')] as const,
      ),
    ),
  )
}

type NamedBy = (file: string) => readonly string[]

/**
 * The files of stories that show each component: those that are about it; else, for a part of a family that shares its stories, those
 * of the same folder of titles that name it.
 */
function storiesByComponent(
  told: readonly StoryFile[],
  namedBy: NamedBy,
  guided: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly StoryFile[]> {
  const about = new Map<string, StoryFile[]>()
  const naming = new Map<string, readonly StoryFile[]>()
  for (const one of told) {
    if (one.of !== null && isComponent(one.of)) about.set(one.of, [...(about.get(one.of) ?? []), one])
    for (const file of namedBy(one.file)) {
      const isOfItsKind = isComponent(file) && one.title.toLowerCase().startsWith(kindOf(file))
      if (isOfItsKind) naming.set(file, [...(naming.get(file) ?? []), one])
    }
  }
  // Layout stands in nearly every story: its own are enough.
  for (const [file, own] of about) naming.set(file, own)
  for (const [file, all] of naming)
    naming.set(file, about.get(file) ?? nearest(file, all, guided.get(path.basename(file, '.tsx'))))
  return naming
}

/** `primitives`, `domain`: the first word of the titles of its stories. */
const kindOf = (file: string): string => {
  const [, kind = ''] = file.split('/')
  return ['alert', 'modal'].includes(kind) ? 'forms' : kind
}

/** Of stories that name a component those that its guide stands beside; else those about its neighbours; else the first. */
function nearest(file: string, all: readonly StoryFile[], guide: string | undefined): readonly StoryFile[] {
  const beside = all.filter(one => one.file === guide)
  if (beside.length > 0) return beside
  const folder = path.posix.dirname(file)
  const near = all.filter(({ of }) => of !== null && path.posix.dirname(of) === folder)
  return near.length === 0 ? all.slice(0, 1) : near
}

function pageOf({ of, title, stories, address }: StoryFile, namedBy: NamedBy): PageFacts[] {
  const [first] = stories
  if (of === null || !isPage(of) || first === undefined) return []
  return [{ title, story: first.id, file: of, address, components: puttingTogether(of, namedBy) }]
}

/** The components that a page names itself, or that its own parts in the app do. */
const puttingTogether = (page: string, namedBy: NamedBy): readonly string[] =>
  reachedFrom(page, namedBy, {
    isFound: isComponent,
    isPassed: file => /^app\/(?:features|parts|payer)\//.test(file) && !isPage(file),
  })

function storiesFacts({ file, title, stories, of, purpose }: StoryFile, namedBy: NamedBy): StoriesFacts {
  const named = namedBy(file).filter(one => isComponent(one) && one !== of)
  return {
    file,
    title,
    story: stories[0]?.id ?? '',
    purpose,
    components: [...(of === null ? [] : [of]), ...new Set(named)],
  }
}
