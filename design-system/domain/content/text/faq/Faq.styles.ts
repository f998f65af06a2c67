import { styled } from 'styled-components'
import { focusedBox } from '../../../../primitives/field/Field.styles.ts'
import { baselineRow, column, noteText, row, typeStyle } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { borderWidth, semantic, size, space, type } = vars

export const FaqRoot = styled.div`
  ${column(space[8])}
  width: 100%;
  max-width: 1064px; /* measured: topics, and the column of a text */
  margin-inline: auto;
  padding-block: ${space[4]} ${space[16]};
  @media ${media.phone} {
    gap: ${space[6]};
    padding-block: 0 ${space[10]};
  }
`

/** The search over both: topics, and their questions. */
export const FaqColumns = styled.div`
  display: grid;
  grid-template-columns: 264px minmax(0, 760px); /* measured: names of topics, the column of a text */
  align-items: start;
  gap: ${space[8]} ${space[10]};
  @media ${media.belowTabletBig} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[6]};
  }
`

export const SearchRoot = styled('search')`
  grid-column: 1 / -1;
  @media (scripting: none) {
    display: none;
  }
`

export const SearchBox = styled.span`
  ${row(space[3])}
  max-width: 760px; /* measured: the column of a text */
  min-height: ${size.controlXl};
  padding-inline: ${space[4]};
  border: ${borderWidth.hairline} solid ${semantic.border.strong};
  border-radius: ${vars.radius.m};
  background: ${semantic.surface.card};
  &:hover {
    border-color: ${semantic.border.hover};
  }
  &:focus-within {
    ${focusedBox}
  }
  > svg {
    color: ${semantic.text.secondary};
  }
  > input {
    flex: 1;
    align-self: stretch;
    min-width: 0;
    padding: 0;
    border: 0;
    font: ${type.bodyL.font};
    background: none;
    appearance: none;
  }
  > input:focus-visible {
    outline: none;
  }
  > input::placeholder {
    color: ${semantic.text.tertiary};
    opacity: 1;
  }
`

export const SearchNote = styled.output`
  display: block;
  margin-top: ${space[2]};
  ${noteText}
`

/** In sight while the questions are read; on a small screen a row that goes over the line. */
export const TopicNav = styled.nav`
  position: sticky;
  top: calc(${size.header} + ${space[6]});
  min-width: 0;
  ul {
    display: flex;
    flex-direction: column;
  }
  a {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[3]};
    padding: ${space[2]} ${space[3]};
    border-radius: ${vars.radius.m};
    font-weight: ${vars.font.weight.medium};
    color: ${semantic.text.secondary};
  }
  a:hover {
    color: ${semantic.text.primary};
    background: ${semantic.surface.hover};
  }
  span {
    font: ${type.label.font};
    font-weight: ${vars.font.weight.regular};
  }
  @media ${media.belowTabletBig} {
    position: static;
    ul {
      flex-direction: row;
      flex-wrap: wrap;
      gap: ${space[2]};
    }
    a {
      align-items: center;
      gap: ${space[2]};
      min-height: ${size.touch};
      border: ${borderWidth.hairline} solid ${semantic.border.default};
      background: ${semantic.surface.card};
    }
  }
`

export const TopicColumn = styled.div`
  ${column(space[12])}
  min-width: 0;
  @media ${media.phone} {
    gap: ${space[8]};
  }
`

export const TopicHead = styled.div`
  ${baselineRow(space[1], space[4])}
  justify-content: space-between;
  padding-bottom: ${space[4]};
  h2 {
    ${typeStyle(type.title1)}
  }
  > span {
    ${noteText}
  }
`

/** What is said after the questions stands under them, not under the topics. */
export const FaqRest = styled.div`
  margin-inline-start: auto;
  width: 100%;
  max-width: 760px; /* measured: the column of a text */
  @media ${media.belowTabletBig} {
    max-width: none;
  }
`
