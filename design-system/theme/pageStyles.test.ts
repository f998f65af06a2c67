import { createElement, Fragment, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { createGlobalStyle, keyframes, ServerStyleSheet, styled } from 'styled-components'
import { expect, it } from 'vitest'
import { pageStyles } from './pageStyles.ts'

const turning = keyframes`from { rotate: 0deg; }`
const Plain = styled.p`
  color: teal;
`
const Turning = styled.div`
  animation: ${turning} 1s;
`
const Around = styled.section`
  ${Plain} {
    color: plum;
  }
`
const Everywhere = createGlobalStyle`
  body { margin: 0; }
`
const page = (...parts: ComponentType[]) =>
  createElement(Fragment, null, ...parts.map((part, key) => createElement(part, { key })))

/** What the library says of a page by itself. */
function alone(tree: ReturnType<typeof page>): string {
  const sheet = new ServerStyleSheet()
  renderToString(sheet.collectStyles(tree))
  const tag = sheet.getStyleTags()
  sheet.seal()
  return tag
}

/** The groups of a tag, without the numbers that say which came first. */
const groupsOf = (tag: string) =>
  tag
    .slice(tag.indexOf('>') + 1, -'</style>'.length)
    .replaceAll(/\.g\d+\[/g, '[')
    .split('/*!sc*/\n')
    .toSorted()

const pages = [
  page(Everywhere, Plain),
  page(Everywhere, Turning),
  page(Around, Plain),
  page(Plain),
  page(Everywhere, Around),
]

it('gives each page its own styles, whatever was rendered before', () => {
  const styles = pageStyles()
  for (const tree of [...pages, ...pages.toReversed(), ...pages])
    expect(groupsOf(styles.tagOf(renderToString(styles.collect(tree))))).toEqual(groupsOf(alone(tree)))
})

it('grows no further once every page was there', () => {
  const styles = pageStyles()
  const tags = [1, 2, 3].map(() =>
    pages.map(tree => styles.tagOf(renderToString(styles.collect(tree))).length),
  )
  expect(tags[1]).toEqual(tags[0])
  expect(tags[2]).toEqual(tags[0])
})

it('is found by the browser’s half of the library', () => {
  const styles = pageStyles()
  const tag = styles.tagOf(renderToString(styles.collect(page(Plain))))
  expect(tag).toMatch(/^<style data-styled="true" data-styled-version="[\d.]+">/)
  expect(tag.endsWith('</style>')).toBe(true)
})
