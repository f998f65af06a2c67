import { styled } from 'styled-components'
import { row } from '../../../theme/mixins.ts'
import { visuallyHidden } from '../../../primitives/hidden/VisuallyHidden.styles.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, space } = vars

/** The line under the tabs goes on under the link at their end. */
export const TabsRow = styled.div`
  ${row(space[3])}
  justify-content: space-between;
  padding-inline: ${space[5]};
  box-shadow: inset 0 calc(${vars.borderWidth.hairline} * -1) ${semantic.border.default};
  @media ${media.phone} {
    padding-inline: ${space[4]} ${space[2]};
    > nav {
      min-width: 0;
    }
  }
`

/** On a phone the plus stands alone, for those who see it. */
export const CreateWords = styled.span`
  @media ${media.phone} {
    ${visuallyHidden}
  }
`
