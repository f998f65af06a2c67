import { styled } from 'styled-components'
import { captionText, square, wrappingRow } from '../../../../theme/mixins.ts'
import { vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

export const Squares = styled.div`
  --square: ${space['3-5']};
  ${wrappingRow(space[1])}
  min-width: 0;
  &[data-level='1'] {
    --square: calc(${space[6]} + ${space[1]});
  }
  &[data-level='2'] {
    --square: ${space[5]};
  }
`

/** People are squares here, as their tiles are; the further away, the smaller and the lighter. */
export const Square = styled.span`
  flex: none;
  ${square('var(--square)')}
  border-radius: ${vars.radius.xs};
  border: ${vars.borderWidth.hairline} solid ${semantic.border.strong};
  [data-level='1'] > & {
    border-color: ${semantic.text.primary};
    border-radius: ${vars.radius.s};
    background: ${semantic.text.primary};
  }
  [data-level='2'] > & {
    background: ${semantic.border.strong};
  }
`

export const MoreSquares = styled.span`
  padding-inline-start: ${space[1]};
  ${captionText}
`
