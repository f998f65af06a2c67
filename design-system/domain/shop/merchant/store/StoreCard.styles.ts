import { styled } from 'styled-components'
import { wrappingRow } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { space } = vars

/** The mark, the name with its number, and at the end the status; below them what can be done. */
export const CardLine = styled.div`
  ${wrappingRow(space[3], space[4])}
`

export const CardNames = styled.div`
  flex: 1 1 ${vars.size.term};
  min-width: 0;
  overflow-wrap: anywhere;
`

export const CardActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  @media ${media.phone} {
    width: 100%;
  }
`
