import { styled } from 'styled-components'
import { wrappingRow } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

/** What can be done with a panel, the chief thing first: on a phone it takes the room, where a thumb finds it. */
export const PanelActions = styled.div`
  ${wrappingRow(vars.space[2])}
  min-width: 0;
  @media ${media.phone} {
    > button:first-child {
      flex: 1 1 auto;
    }
  }
`
