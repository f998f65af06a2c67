import { styled } from 'styled-components'
import { column, labelText } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { space } = vars

export const CategoryGroup = styled.fieldset`
  ${column(space[2])}
  > legend {
    margin-bottom: ${space[2]};
    ${labelText}
  }
  /* Each choice is as high as a finger, and none lies over its neighbour. */
  @media ${media.phone} {
    gap: ${space[6]};
    padding-bottom: ${space[2]};
    > legend {
      margin-bottom: ${space[4]};
    }
  }
`

export const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
`
