import { styled } from 'styled-components'
import { centred, square } from '../../../theme/mixins.ts'
import { vars } from '../../../tokens/vars.ts'

const { semantic, size, type } = vars

export const QuoteRoot = styled.div`
  position: relative;
  flex: none;
  ${centred}
  ${square(size.controlL)}
  font: ${type.amountM.font};
`

/** One second. Its colour alone moves: nothing turns, with motion or without. */
export const QuoteSegment = styled.circle`
  stroke: ${semantic.border.default};
  transition: stroke ${vars.duration.fast} ${vars.easing.out};
  &[data-state='left'] {
    stroke: ${semantic.accent.solid};
  }
`
