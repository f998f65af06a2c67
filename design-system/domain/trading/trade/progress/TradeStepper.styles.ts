import { styled } from 'styled-components'
import { media, vars } from '../../../../tokens/vars.ts'

const { space } = vars

/** Lower than other cards: a line of steps is no matter of its own. */
export const StepperPad = styled.div`
  padding: ${space['3-5']} ${space[5]};
  @media ${media.phone} {
    padding: ${space[3]} ${space['3-5']};
  }
`
