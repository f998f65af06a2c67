import { styled } from 'styled-components'
import { cardSurface, column } from '../../../theme/mixins.ts'
import { vars } from '../../../tokens/vars.ts'

const { semantic, space, type } = vars

/** Somebody, and beside them what they bring. */
export const InviterCardRoot = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${space[3]};
  padding: ${space[4]};
  ${cardSurface}
  overflow-wrap: anywhere;
  > div {
    ${column(space[1])}
  }
  strong {
    font: ${type.bodyStrong.font};
  }
  p {
    color: ${semantic.text.secondary};
  }
`
