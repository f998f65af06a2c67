import { styled } from 'styled-components'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[8]} ${space[12]};
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Figure = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  padding-top: ${space[4]};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  dt {
    font: ${type.label.font};
    color: ${semantic.text.secondary};
  }
  dd {
    max-width: 48ch;
    color: ${semantic.text.secondary};
  }
  dt + dd {
    font: ${type.amountXl.font};
    letter-spacing: ${type.amountXl.tracking};
    color: ${semantic.text.primary};
  }
`
