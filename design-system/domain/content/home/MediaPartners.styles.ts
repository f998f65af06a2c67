import { styled } from 'styled-components'
import { column, noteText } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { space } = vars

export const Partners = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[10]};
  @media ${media.phone} {
    flex-direction: column;
  }
`

export const Partner = styled.li`
  ${column(space[1])}
  max-width: 36ch;
  q {
    ${noteText}
  }
`
