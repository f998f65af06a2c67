import type { ReactElement, ReactNode } from 'react'
import { ServerStyleSheet } from 'styled-components'

/** What one component has written into the sheet, as the library writes it down for the browser. */
interface Group {
  /** Its place among the others: what is defined later wins. */
  readonly place: number
  readonly id: string
  readonly names: readonly string[]
  readonly text: string
}

/** Styles of pages that a server renders one after the other. */
export interface PageStyles {
  /** Put around a page that is rendered now, to its end, before the next one. */
  readonly collect: (page: ReactNode) => ReactElement
  /** The `<style>` tag of the page that was rendered last: what it uses, and nothing else. */
  readonly tagOf: (html: string) => string
}

const splitter = '/*!sc*/\n'
const groupEnd = /^data-styled\.g(\d+)\[id="([^"]+)"\]\{content:"([^"]*)"\}$/
const isGlobal = (id: string) => id.startsWith('sc-global-')

/**
 * One sheet for all pages: a component's rules are written once, not for each page anew, which was a third of the time of a rendering. Of
 * them a page gets those whose classes stand in it. Our styles are static, so that the sheet grows no further than there are components.
 */
export function pageStyles(): PageStyles {
  const sheet = new ServerStyleSheet()
  const { instance } = sheet
  /** Classes of pages before: none of them has written anything since. */
  const known = new Set<string>()
  let opening = ''
  /** In their order. What is global stays known while a page without it is rendered. */
  let groups: readonly Group[] = []

  const isWritten = (id: string) => (instance.names.get(id)?.size ?? 0) > 0

  function readAgain(): void {
    const tag = sheet.getStyleTags()
    const start = tag.indexOf('>') + 1
    opening = tag.slice(0, start)
    const read = groupsOf(tag.slice(start, tag.lastIndexOf('</style>')))
    const absent = groups.filter(({ id }) => isGlobal(id) && !isWritten(id))
    groups = [...read, ...absent].toSorted((a, b) => a.place - b.place)
  }

  return {
    collect(page) {
      // What is global is numbered by the page and written by each that has it; of an earlier page's there must be nothing left.
      instance.gs = {}
      for (const id of instance.names.keys()) if (isGlobal(id)) instance.clearRules(id)
      return sheet.collectStyles(page)
    },
    tagOf(html) {
      const used = classesOf(html)
      const isNew = (name: string) => !known.has(name)
      const globals = [...instance.names.keys()].filter(id => isGlobal(id) && isWritten(id))
      if ([...used, ...globals].some(isNew)) readAgain()
      for (const name of [...used, ...globals]) known.add(name)
      const shown = groups.filter(({ id, names }) =>
        isGlobal(id) ? isWritten(id) : names.some(name => used.has(name)),
      )
      const text = shown.map(group => group.text).join('')
      const moves = groups.filter(
        ({ id, names }) => id.startsWith('sc-keyframes-') && names.some(name => text.includes(name)),
      )
      return `${opening}${text}${moves.map(group => group.text).join('')}</style>`
    },
  }
}

function groupsOf(css: string): readonly Group[] {
  const groups: Group[] = []
  let text = ''
  for (const piece of css.split(splitter)) {
    text += piece + splitter
    const [, place, id, names = ''] = groupEnd.exec(piece) ?? []
    if (id === undefined) continue
    groups.push({ place: Number(place), id, names: names.split(',').filter(name => name !== ''), text })
    text = ''
  }
  return groups
}

const attribute = ' class="'

/** The classes in a page. Most attributes stand in it many times over: each is taken apart once. */
function classesOf(html: string): ReadonlySet<string> {
  const attributes = new Set<string>()
  let end = 0
  for (;;) {
    const found = html.indexOf(attribute, end)
    end = found === -1 ? -1 : html.indexOf('"', found + attribute.length)
    if (end === -1) break
    attributes.add(html.slice(found + attribute.length, end))
  }
  return new Set([...attributes].flatMap(classes => classes.split(' ')))
}
