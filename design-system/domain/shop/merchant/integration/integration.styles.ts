import { styled } from 'styled-components'
import { row, wrappingRow } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars
const hairline = `${vars.borderWidth.hairline} solid ${semantic.border.subtle}`

export const Rows = styled.ul`
  border-top: ${hairline};
`

export const KeyRowRoot = styled.li`
  ${wrappingRow(space[1], space[3])}
  justify-content: space-between;
  min-height: ${vars.size.header};
  padding-block: ${space[2]};
  border-bottom: ${hairline};
  > div {
    flex: 1 1 ${vars.size.term};
    min-width: 0;
  }
`

export const CodeText = styled.span`
  font: ${type.codeText.font};
  overflow-wrap: anywhere;
`

/** Text of a machine: a key, a payload, an answer. Long lines are broken, so that nothing is scrolled sideways. */
export const CodeBlock = styled.pre`
  margin: 0;
  padding: ${space[3]};
  border: ${hairline};
  border-radius: ${vars.radius.m};
  background: ${semantic.surface.sunken};
  font: ${type.codeText.font};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

/** Says more once it is opened; the arrow shows which way. */
export const Fold = styled.details`
  min-width: 0;
  > summary {
    ${row(space[2])}
    min-height: ${vars.size.touch};
    list-style: none;
    cursor: pointer;
    border-radius: ${vars.radius.s};
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary:hover {
    background: ${semantic.surface.hover};
  }
  > summary > svg {
    flex: none;
    color: ${semantic.text.secondary};
    transition: transform ${vars.duration.fast} ${vars.easing.out};
  }
  &[open] > summary > svg {
    transform: rotate(90deg);
  }
  > :not(summary) {
    padding-block: ${space[2]} ${space[4]};
  }
`

export const EventRoot = styled.li`
  border-bottom: ${hairline};
`

/** The name and the time of an event, and at the end its status. */
export const EventLine = styled.span`
  flex: 1 1 0;
  ${wrappingRow(space[1], space[3])}
  justify-content: space-between;
  min-width: 0;
  padding-block: ${space[2]};
`

export const EventWords = styled.span`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
`

/** Under an open event, in line with its name. */
export const EventMatter = styled.div`
  padding-inline-start: ${space[6]};
  @media ${media.phone} {
    padding-inline-start: 0;
  }
`

export const Attempts = styled.ol`
  display: grid;
  gap: ${space[3]};
`

export const AttemptRoot = styled.li`
  display: grid;
  gap: ${space[1]};
  min-width: 0;
  overflow-wrap: anywhere;
`
