import { styled } from 'styled-components'
import { vars } from '../../tokens/vars.ts'

const { semantic, space, type } = vars

export const Figures = styled.dl`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
`

/** The figure first, as it is seen; its name comes first for screen readers. */
export const Figure = styled.div`
  display: flex;
  flex-direction: column-reverse;
  dt {
    font: ${type.label.font};
    font-weight: ${vars.font.weight.regular};
    color: ${semantic.text.secondary};
  }
  dd {
    font: ${type.amountL.font};
    letter-spacing: ${type.amountL.tracking};
  }
`
