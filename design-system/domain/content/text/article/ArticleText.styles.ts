import { styled } from 'styled-components'
import { cardSurface, centred, column, labelText, square, typeStyle } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, size, space, type } = vars

/** Running text: a comfortable line, and room before whatever begins anew. */
export const ArticleRoot = styled.div`
  min-width: 0;
  ${typeStyle(type.prose)}
  overflow-wrap: break-word;
  > p,
  > ul,
  > ol,
  > blockquote {
    max-width: 664px; /* measured: 68 characters of running text */
  }
  > * + *,
  li > * + *,
  blockquote > * + * {
    margin-top: ${space['3-5']};
  }
  > * + [data-level='2'] {
    margin-top: ${space[12]};
  }
  > * + [data-level='3'] {
    margin-top: ${space[8]};
  }
  > * + [data-level='4'] {
    margin-top: ${space[6]};
  }
  p,
  li {
    text-wrap: pretty;
  }
  /* Our letters have no slanted ones. */
  em {
    font-style: normal;
    font-weight: ${vars.font.weight.medium};
  }
  code {
    direction: ltr;
    unicode-bidi: isolate;
    font-family: ${vars.font.family.mono};
    font-size: 0.9em;
    font-variant-ligatures: none;
    overflow-wrap: anywhere;
  }
  :not(pre) > code {
    padding: 0 ${space[1]};
    border-radius: ${vars.radius.xs};
    background: ${semantic.surface.muted};
  }
  a[data-inline] {
    text-decoration: underline;
    text-decoration-thickness: ${vars.borderWidth.hairline};
    text-underline-offset: 0.2em;
  }
`

/** A heading and the link to it, which shows itself to who points at it. */
export const HeadingRoot = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};
  h2,
  h3,
  h4 {
    text-wrap: balance;
  }
  h2 {
    ${typeStyle(type.title1)}
  }
  h3 {
    ${typeStyle(type.title3)}
  }
  h4 {
    font: ${type.bodyL.font};
    font-weight: ${vars.font.weight.semibold};
  }
  > a {
    position: relative;
    ${centred}
    flex: none;
    ${square(space[6])}
    border-radius: ${vars.radius.s};
    color: ${semantic.text.tertiary};
  }
  &[data-level='2'] > a {
    margin-top: ${space[1]};
  }
  > a:hover {
    color: ${semantic.text.link};
  }
  > a[data-outcome='copied'] {
    color: ${semantic.positive.text};
  }
  @media ${media.hover} {
    &:not(:hover) > a:not(:focus-visible, [data-outcome='copied']) {
      opacity: 0;
    }
  }
  @media ${media.phone} {
    > a::after {
      content: '';
      position: absolute;
      inset: calc(-1 * ${space['2-5']});
    }
  }
`

export const TextList = styled.ul`
  padding-inline-start: ${space[6]};
  ul& {
    list-style: disc;
  }
  ol& {
    list-style: decimal;
  }
  > li {
    padding-inline-start: ${space[1]};
  }
  > li + li {
    margin-top: ${space['1-5']};
  }
  > li::marker {
    color: ${semantic.text.secondary};
  }
`

/** Steps to be taken one after the other: each has its number on a dark square. */
export const StepList = styled.ol`
  ${column(space[5])}
  counter-reset: step;
  && {
    margin-top: ${space[5]};
  }
  && + :not([data-level]) {
    margin-top: ${space[6]};
  }
`

export const StepRow = styled.li`
  display: grid;
  grid-template-columns: ${size.controlS} minmax(0, 1fr);
  gap: ${space['3-5']};
  counter-increment: step;
  &::before {
    content: counter(step);
    ${centred}
    ${square(size.controlS)}
    border-radius: ${vars.radius.m};
    font: ${type.amountM.font};
    color: ${semantic.text.inverse};
    background: ${semantic.surface.inverse};
  }
  /* The first line stands level with the number. */
  > div {
    padding-top: ${space[1]};
  }
  > div > * + * {
    margin-top: ${space['3-5']};
  }
`

export const QuoteRoot = styled.blockquote`
  margin-inline: 0;
  margin-bottom: 0;
  padding-inline-start: ${space[5]};
  border-inline-start: ${vars.borderWidth.thick} solid ${semantic.border.strong};
  color: ${semantic.text.secondary};
`

export const CodeRoom = styled.pre`
  margin: 0;
  padding: ${space[4]};
  border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${vars.radius.l};
  white-space: pre-wrap;
  font: ${type.codeText.font};
  background: ${semantic.surface.sunken};
  && {
    margin-top: ${space[5]};
  }
  && > code {
    font-size: inherit;
  }
`

export const NoticeRoom = styled.div`
  font: ${type.bodyL.font};
  && {
    margin-top: ${space[5]};
  }
  > div {
    padding: ${space[4]} ${space[5]};
    border-radius: ${vars.radius.l};
  }
  > div > div {
    color: ${semantic.text.primary};
  }
  p + p,
  p + ul,
  p + ol,
  ul + p,
  ol + p {
    margin-top: ${space[2]};
  }
`

/** What is wider than a phone scrolls here, and the page does not. */
export const ScrollRoom = styled.section`
  overflow-x: auto;
  ${cardSurface}
  && {
    margin-top: ${space[5]};
  }
`

export const TableRoot = styled.table`
  width: 100%;
  min-width: 480px; /* measured: two columns of sentences that are still read with comfort */
  border-collapse: collapse;
  font: ${type.body.font};
  th,
  td {
    padding: ${space[3]} ${space[4]};
    text-align: start;
    vertical-align: top;
  }
  th {
    ${labelText}
    background: ${semantic.surface.hover};
  }
  tr + tr > td,
  tbody > tr:first-child > td {
    border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  }
  td:first-child {
    min-width: 140px; /* measured: the name of a thing in Russian */
  }
`

export const Rule = styled.hr`
  height: 0;
  border: 0;
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  && {
    margin-block: ${space[8]};
  }
`
