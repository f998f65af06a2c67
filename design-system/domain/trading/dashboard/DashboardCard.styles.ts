import { styled } from 'styled-components'
import { media, vars } from '../../../tokens/vars.ts'

export const Bleed = styled.div`
  min-width: 0;
  @media ${media.phone} {
    margin-inline: calc(${vars.space[4]} * -1);
    > * {
      border-inline: 0;
      border-radius: 0;
    }
  }
`
