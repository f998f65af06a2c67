import { styled } from 'styled-components'
import { column } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, space } = vars
const hairline = `${vars.borderWidth.hairline} solid ${semantic.border.subtle}`

export const QueueLines = styled.ul`
  ${column()}
  margin: 0;
  padding: 0;
  list-style: none;
`

export const QueueFoot = styled.div`
  ${column(space[3])}
  padding: ${space[3]} ${vars.room.card};
  @media ${media.phone} {
    padding-inline: ${space[4]};
  }
  &[data-after='rows'] {
    border-block-start: ${hairline};
  }
  @media ${media.phone} {
    /* Nothing but the line about keys, which a phone has none of. */
    &[data-after='rows']:not(:has(button, output)) {
      display: none;
    }
  }
`

export const SaidRoot = styled.div`
  outline: none;
`
