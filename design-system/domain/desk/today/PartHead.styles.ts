import { styled } from 'styled-components'
import { wrappingRow } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { space } = vars

/** The head of a part whose rows reach its edges: its name, and beside that what is to be known of all rows. */
export const PartHead = styled.div`
  ${wrappingRow(space[1], space[4])}
  justify-content: space-between;
  padding: ${space[4]};
  @media ${media.phone} {
    padding-block: ${space[3]};
  }
`

/** Under or between rows that reach the edges. */
export const PartFoot = styled.div`
  padding: 0 ${space[4]} ${space[4]};
  &[data-after='rows'] {
    padding-block-start: ${space[3]};
  }
`
