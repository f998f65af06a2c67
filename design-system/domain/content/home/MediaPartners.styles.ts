import { styled } from 'styled-components'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const Partners = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[10]};
  @media ${media.phone} {
    flex-direction: column;
  }
`

export const Partner = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  max-width: 36ch;
  q {
    font: ${type.label.font};
    font-weight: ${vars.font.weight.regular};
    color: ${semantic.text.secondary};
  }
`
